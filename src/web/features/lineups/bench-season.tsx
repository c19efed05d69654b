/** A player's statistics of this regular season, as columns of the list of players. */

import type { RosterPlayerView } from '#domains/shapes.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

const OF_SKATERS = ['games', 'goals', 'assists', 'points', 'plusMinus', 'toi'] as const;
const OF_GOALIES = ['games', 'wins', 'savePercentage', 'goalsAgainst'] as const;
type Column = (typeof OF_SKATERS)[number] | (typeof OF_GOALIES)[number];

export function SeasonHeads({ isGoalies }: { isGoalies: boolean }) {
  const { t } = useTranslation('lineups');
  return (isGoalies ? OF_GOALIES : OF_SKATERS).map((column) => (
    <th key={column} scope="col" data-tip={t(`bench.season.${column}.name`)}>
      {t(`bench.season.${column}.short`)}
    </th>
  ));
}

export function SeasonCells({ player }: { player: RosterPlayerView }) {
  const format = useFormat();
  const { season } = player;
  const cellOf = (column: Column): string | number => {
    if (!season) return NOTHING;
    switch (column) {
      case 'plusMinus':
        return format.signed(season.plusMinus);
      case 'toi':
        return format.clock(season.toiPerGame);
      case 'savePercentage':
        return format.savePercentage(season.savePercentage);
      case 'goalsAgainst':
        return season.goalsAgainstAverage === null ? NOTHING : format.number(season.goalsAgainstAverage, 2);
      default:
        return season[column];
    }
  };
  const columns: readonly Column[] = player.position === 'G' ? OF_GOALIES : OF_SKATERS;
  return columns.map((column) => <td key={column}>{cellOf(column)}</td>);
}
