import { useQuery } from '@tanstack/react-query';
import type { TeamId } from '#engine/ids.ts';
import { useKindName } from '#web/features/finances/use-kind-name.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Shows the income and expenses of the user's own club in the season. */
export function Books({ teamId, season }: { teamId: TeamId; season: number }) {
  const { t } = useTranslation('season-review');
  const { shortMoney } = useFormat();
  const nameOf = useKindName();
  const query = useQuery(api.seasonReviews.books.queryOptions({ input: { id: teamId, season } }));
  return (
    <Section title={t('money')} isFlush>
      <Text nothing>{t('moneyNote')}</Text>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={2} />}>
        {({ data }) =>
          data && (
            <Lines>
              {data.kinds.map(({ kind, amount }) => (
                <Row key={kind} as="li" entry gap="sm" close inset="sm">
                  <span>{nameOf(kind)}</span>
                  <Words push numeric>
                    {shortMoney(amount)}
                  </Words>
                </Row>
              ))}
              {(['income', 'expenses'] as const).map((side) => (
                <Row key={side} as="li" entry gap="sm" close inset="sm">
                  <b>{t(side)}</b>
                  <Text as="b" push numeric>
                    {shortMoney(data[side])}
                  </Text>
                </Row>
              ))}
              <Row as="li" entry gap="sm" close inset="sm">
                <b>{t('result')}</b>
                <Text as="b" push numeric>
                  {shortMoney(data.income + data.expenses)}
                </Text>
              </Row>
            </Lines>
          )
        }
      </Loaded>
    </Section>
  );
}
