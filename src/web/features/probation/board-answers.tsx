import { useQuery } from '@tanstack/react-query';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import type { ProbationView } from '#domains/probation/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import '#web/lib/english-refusals.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './probation.module.css';
import { ProbationRule, ProbationUntil } from './probation-note.tsx';

/** Shows the manager's probation: its end, what needs consent, and the board's answers so far; shows nothing once it is over. */
export function BoardAnswers({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('probation');
  const query = useQuery(api.probation.find.queryOptions({ input: { id: teamId } }));
  const view = query.data?.data;
  if (!view) return null;
  return (
    <Section title={t('title')}>
      <p>
        <ProbationUntil view={view} /> {t(`why.${view.reason}`)}
      </p>
      <Lines bullets top="md" bottom="md">
        {(['loan', 'facility', 'trade', 'waivers', 'buyout', 'contract'] as const).map((about) => (
          <li key={about}>
            <ProbationRule view={view} about={about} />
          </li>
        ))}
      </Lines>
      <h3 className={css.heading}>{t('answers')}</h3>
      {view.answers.length === 0 ? <Text tone="dim">{t('noAnswers')}</Text> : <Answers answers={view.answers} />}
    </Section>
  );
}

function Answers({ answers }: Pick<ProbationView, 'answers'>) {
  const { t } = useTranslation(['probation', 'common']);
  const format = useFormat();
  return (
    <Stack as="ul" gap="sm">
      {answers.map(({ id, on, act, about: { name, facility, amount = 0 }, refused }) => {
        const built = BUILDABLE.find((one) => one === facility);
        return (
          <Row key={id} as="li" align="stretch" gap="sm" close>
            <Words tone="dim">{t('common:seasonDay', on)}</Words>
            <span>
              {t(`probation:asked.${act}`, {
                name: built ? t(`probation:facility.${built}`) : (name ?? ''),
                amount: format.money(amount),
              })}
            </span>
            <strong>{t(refused ? 'probation:no' : 'probation:yes')}</strong>
            {refused && <Words wide>{wordsOf(refused)}</Words>}
          </Row>
        );
      })}
    </Stack>
  );
}
