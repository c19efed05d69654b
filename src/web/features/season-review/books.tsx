import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamId } from '#engine/ids.ts';
import { useKindName } from '#web/features/finances/use-kind-name.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { Lines, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './season-review.module.css';

/** What the own club earned and spent in the season. */
export function Books({ teamId, season }: { teamId: TeamId; season: number }) {
  const { t } = useTranslation('season-review');
  const { shortMoney } = useFormat();
  const nameOf = useKindName();
  const query = useQuery(api.seasonReviews.books.queryOptions({ input: { id: teamId, season } }));
  return (
    <Section title={t('money')} isFlush>
      <Text inset="lg" tone="dim">
        {t('moneyNote')}
      </Text>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={2} />}>
        {({ data }) =>
          data && (
            <Lines>
              {data.kinds.map(({ kind, amount }) => (
                <li key={kind} className={css.item}>
                  <span>{nameOf(kind)}</span>
                  <span className={css.end}>{shortMoney(amount)}</span>
                </li>
              ))}
              {(['income', 'expenses'] as const).map((side) => (
                <li key={side} className={css.item}>
                  <b>{t(side)}</b>
                  <b className={css.end}>{shortMoney(data[side])}</b>
                </li>
              ))}
              <li className={css.item}>
                <b>{t('result')}</b>
                <b className={css.end}>{shortMoney(data.income + data.expenses)}</b>
              </li>
            </Lines>
          )
        }
      </Loaded>
    </Section>
  );
}
