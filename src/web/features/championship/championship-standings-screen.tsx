import type { ChampionshipView } from '#domains/championship/contract.ts';
import { entriesOf, StageDrawn } from '#web/features/competition/competition-stages.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { ChampionshipPage } from './championship-page.tsx';
import { NotDrawn } from './not-drawn.tsx';

/** Shows the tables of a division's groups, and its brackets. */
export function ChampionshipStandingsScreen() {
  return (
    <ChampionshipPage screen="/world-championship-tournament/standings/{-$id}">
      {(championship) => <Standings championship={championship} />}
    </ChampionshipPage>
  );
}

function Standings({ championship: { competition } }: { championship: ChampionshipView }) {
  const { t } = useTranslation('screens');
  const entries = entriesOf(competition);
  if (competition.stages.length === 0) return <NotDrawn />;
  return (
    <Stack>
      {competition.stages.map((stage) => (
        <StageDrawn
          key={stage.format}
          stage={stage}
          entries={entries}
          label={t('/world-championship-tournament/standings/{-$id}')}
        />
      ))}
    </Stack>
  );
}
