import { NativeSelect } from '@mantine/core';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TradeLines } from './trade-lines.tsx';

/** Lists trades between clubs of the league, newest first: the latest, or those of a season. */
export function LeagueTrades({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('trade');
  const season = useSearchNumber('season');
  const setSearch = useSetSearch();
  const current = useWorldIfLoaded()?.currentSeason ?? 0;
  const seasons = Array.from({ length: current }, (_, before) => current - before);
  return (
    <Section
      title={t('tab.History')}
      isFlush
      aside={
        <NativeSelect
          size="xs"
          aria-label={t('historySeason')}
          value={String(season ?? '')}
          data={[
            { value: '', label: t('latest') },
            ...seasons.map((each) => ({ value: String(each), label: seasonLabel(each) })),
          ]}
          onChange={({ currentTarget: { value } }) => setSearch({ season: value === '' ? undefined : Number(value) })}
        />
      }
    >
      <Load
        from={api.trades.history.queryOptions({ input: { id: leagueId, ...(season === undefined ? {} : { season }) } })}
        skeleton={<LoadingTable rows={6} columns={3} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon="swap" title={t('noHistory')}>
              {t('noHistoryHint')}
            </EmptyState>
          ) : (
            <TradeLines trades={data} />
          )
        }
      </Load>
    </Section>
  );
}
