import type { Question } from '#domains/help/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './help.module.css';

/** Lists the user's questions with their answers. */
export function OwnQuestions() {
  const { t } = useTranslation('help');
  return (
    <Section title={t('yours')}>
      <Load from={api.help.mine.queryOptions()} skeleton={<LoadingTable rows={2} columns={1} />}>
        {({ data }) =>
          data.length === 0 ? (
            <Text aside>{t('none')}</Text>
          ) : (
            <ul className={css.own}>
              {data.map((question) => (
                <Own key={question.id} question={question} />
              ))}
            </ul>
          )
        }
      </Load>
    </Section>
  );
}

function Own({ question: { topic, text, createdAt, answeredAt, answer } }: { question: Question }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const state = answeredAt === null ? 'waiting' : answer === null ? 'closed' : 'answered';
  return (
    <li>
      <Row gap="md" close aside>
        <span className={css.state} data-state={state}>
          {t(state)}
        </span>
        <span>{t(`topics.${topic}`)}</span>
        <span>{format.instant(createdAt)}</span>
      </Row>
      <Text written top="xs">
        {text}
      </Text>
      {answeredAt && (
        <Text written ground="dim" edge="accent" inset="box" top="xs">
          {answer ?? t('closedWords')}
        </Text>
      )}
    </li>
  );
}
