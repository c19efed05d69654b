import type { ChampionshipView } from '#domains/championship/contract.ts';
import { entriesOf } from '#web/features/competition/competition-stages.tsx';
import { RoundsList } from '#web/features/competition/rounds-list.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { ChampionshipPage } from './championship-page.tsx';
import { NotDrawn } from './not-drawn.tsx';

/** Shows the games of a division round by round, the latest stage first. */
export function ChampionshipScheduleScreen() {
  return (
    <ChampionshipPage screen="/world-championship-tournament/schedule/{-$id}">
      {(championship) => <Schedule championship={championship} />}
    </ChampionshipPage>
  );
}

function Schedule({ championship: { competition } }: { championship: ChampionshipView }) {
  const { t } = useTranslation('competition');
  const entries = entriesOf(competition);
  if (competition.stages.length === 0) return <NotDrawn />;
  return (
    <Stack>
      {competition.stages
        .map((stage) => (
          <Section key={stage.format} title={t(`format.${stage.format}`)}>
            <RoundsList pairings={stage.pairings} entries={entries} />
          </Section>
        ))
        .reverse()}
    </Stack>
  );
}
