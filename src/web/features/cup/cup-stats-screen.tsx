import { CompetitionStats } from '#web/features/competition/competition-stats.tsx';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { Load } from '#web/ui/loaded.tsx';
import { CupHeader } from './cup-header.tsx';
import { NoSuchCup } from './cup-overview-screen.tsx';

/** Shows the skaters and goalies of a friendly cup. */
export function CupStatsScreen() {
  const id = useIdParam();
  if (typeof id !== 'number') return <NoSuchCup />;
  return (
    <Load
      from={api.cups.stats.queryOptions({
        input: { id: id ?? 0 },
        enabled: typeof id === 'number',
        select: ({ data }) => data,
      })}
      missing={<NoSuchCup />}
    >
      {({ skaters, goalies, ...cup }) => (
        <>
          <CupHeader cup={cup} screen="/friendly-cup/stats/$id" />
          <CompetitionStats of="cup" skaters={skaters} goalies={goalies} />
        </>
      )}
    </Load>
  );
}
