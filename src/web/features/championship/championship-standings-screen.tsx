import { StageDrawn } from '#web/features/competition/competition-stages.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { DrawnPage } from './drawn-page.tsx';

const SCREEN = '/world-championship-tournament/standings/{-$id}';

/** Shows the tables of a division's groups, and its brackets. */
export function ChampionshipStandingsScreen() {
  const { t } = useTranslation('screens');
  return (
    <DrawnPage screen={SCREEN}>
      {(stage, entries) => <StageDrawn key={stage.format} stage={stage} entries={entries} label={t(SCREEN)} />}
    </DrawnPage>
  );
}
