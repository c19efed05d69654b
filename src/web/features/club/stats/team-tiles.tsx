import { useStatFormat } from '#web/features/stats/stat-format.ts';
import type { TeamTotals } from '#web/features/stats/totals-columns.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** The numbers that a coach looks at first. */
const TILES = [
  'goalsFor',
  'goalsAgainst',
  'shotsPerGame',
  'shotsAgainstPerGame',
  'ppPercentage',
  'pkPercentage',
  'savePercentage',
  'faceoffPercentage',
] as const;

/** Shows the team's own statistics as tiles. */
export function TeamTiles({ totals }: { totals: TeamTotals }) {
  const { t } = useTranslation('stats');
  const write = useStatFormat();
  return <StatTiles tiles={TILES.map((id) => ({ label: t(`name.${id}`), value: write(id, totals[id]) }))} />;
}
