import { useTranslation } from 'react-i18next';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import type { TeamTotals } from '#web/features/stats/totals-columns.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** What a coach looks at first. */
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

/** The team itself, in tiles. */
export function TeamTiles({ totals }: { totals: TeamTotals }) {
  const { t } = useTranslation('stats');
  const write = useStatFormat();
  return <StatTiles tiles={TILES.map((id) => ({ label: t(`name.${id}`), value: write(id, totals[id]) }))} />;
}
