import { CompetitionStats } from '#web/features/competition/competition-stats.tsx';
import { api } from '#web/lib/api.ts';
import { Load } from '#web/ui/loaded.tsx';
import { ChampionshipPage, REFRESH_MS } from './championship-page.tsx';

/** Shows the skaters and goalies of a division. */
export function ChampionshipStatsScreen() {
  return (
    <ChampionshipPage screen="/world-championship-tournament/stats/{-$id}">
      {({ id, ageGroup, division }) => (
        <Load
          from={api.championships.stats.queryOptions({
            input: { id, ageGroup, division },
            refetchInterval: REFRESH_MS,
            select: ({ data }) => data,
          })}
        >
          {(stats) => <CompetitionStats of="championship" {...stats} />}
        </Load>
      )}
    </ChampionshipPage>
  );
}
