import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TradeLines } from './trade-lines.tsx';

/** Trades between clubs of the league, the newest first. */
export function LeagueTrades({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('trade');
  const query = useQuery(api.trades.history.queryOptions({ input: { id: leagueId } }));
  return (
    <Section title={t('tab.History')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon="swap" title={t('noHistory')}>
              {t('noHistoryHint')}
            </EmptyState>
          ) : (
            <TradeLines trades={data} />
          )
        }
      </Loaded>
    </Section>
  );
}
