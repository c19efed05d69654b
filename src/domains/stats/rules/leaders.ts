/** A team's statistical leaders. */
import type { z } from 'zod';
import type { PlayerRef } from '#domains/shapes.ts';
import type { goalieRow, skaterRow } from '#domains/stats/contract.ts';
import { goalieMinimumGames } from '#domains/stats/rules/qualification.ts';

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;

export interface Leader {
  statistic: string;
  player: PlayerRef;
  value: number;
}

const SKATER_STATISTICS = ['points', 'goals', 'assists', 'plusMinus', 'hits', 'toiPerGame'] as const;

/** Returns the leader in each statistic, if any player has more than none; of tied players the first in the list. */
export function teamLeaders(skaters: readonly SkaterRow[], goalies: readonly GoalieRow[]): Leader[] {
  const leaders: Leader[] = [];
  for (const statistic of SKATER_STATISTICS) {
    const best = bestBy(skaters, (row) => row.totals[statistic]);
    if (best && best.totals[statistic] > 0) {
      leaders.push({ statistic, player: best.player, value: best.totals[statistic] });
    }
  }
  const gamesPlayed = Math.max(0, ...skaters.map((row) => row.totals.games));
  const regulars = goalies.filter((row) => row.totals.games >= goalieMinimumGames('savePercentage', gamesPlayed));
  const winner = bestBy(goalies, (row) => row.totals.wins);
  if (winner && winner.totals.wins > 0) {
    leaders.push({ statistic: 'wins', player: winner.player, value: winner.totals.wins });
  }
  const stopper = bestBy(regulars, (row) => row.totals.savePercentage ?? 0);
  if (stopper?.totals.savePercentage) {
    leaders.push({ statistic: 'savePercentage', player: stopper.player, value: stopper.totals.savePercentage });
  }
  return leaders;
}

/** Returns the first leaders who are different people. */
export function differentLeaders(leaders: readonly Leader[], count: number): Leader[] {
  const seen = new Set<number>();
  return leaders.filter(({ player }) => !seen.has(player.id) && seen.add(player.id)).slice(0, count);
}

function bestBy<Row>(rows: readonly Row[], value: (row: Row) => number): Row | null {
  let best: Row | null = null;
  for (const row of rows) if (best === null || value(row) > value(best)) best = row;
  return best;
}
