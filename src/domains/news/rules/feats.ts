/** What of a night's table and totals is news beside the results. */

import type { Milestone } from '#domains/news/constants.ts';
import type { TeamId } from '#engine/ids.ts';

/** Totals of a season that a writer notices, in its 38 games: what some three men of a team come to. */
const NOTED = {
  goals: [15, 20, 25, 30, 35, 40],
  points: [30, 40, 50, 60, 70, 80],
  wins: [10, 15, 20, 25, 30],
  shutouts: [3, 5, 7, 9],
} as const;

/** The total that was reached or passed tonight; of several the highest, null: none. */
export function milestoneReached(what: Milestone, before: number, after: number): number | null {
  return NOTED[what].findLast((total) => before < total && total <= after) ?? null;
}

/** A streak is news from so many games on, and then at every second one. */
const STREAK_FROM = 4;
/** The end of one is from so many. */
const ENDED_FROM = 5;

interface Streak {
  kind: 'winning' | 'losing';
  games: number;
}

interface Streaks {
  /** Games in a row until tonight, tonight's among them; null: no news. */
  running: Streak | null;
  /** The streak that tonight's result ended. */
  ended: Streak | null;
}

/** @param results of a team's season, the last one tonight's: won or not. */
export function streaksOf(results: readonly boolean[]): Streaks {
  const tonight = results.at(-1);
  if (tonight === undefined) return { running: null, ended: null };
  const kindOf = (won: boolean) => (won ? 'winning' : 'losing');
  const running = lengthOfLast(results);
  const before = results.slice(0, -1);
  const broken = before.at(-1) === undefined || before.at(-1) === tonight ? 0 : lengthOfLast(before);
  return {
    running: running >= STREAK_FROM && running % 2 === 0 ? { kind: kindOf(tonight), games: running } : null,
    ended: broken >= ENDED_FROM ? { kind: kindOf(!tonight), games: broken } : null,
  };
}

function lengthOfLast(results: readonly boolean[]): number {
  const last = results.at(-1);
  const before = results.findLastIndex((result) => result !== last);
  return results.length - 1 - before;
}

/** The table says who leads from this day on. */
export const LEADERS_FROM_DAY = 15;

interface Ranked {
  teamId: TeamId;
  points: number;
  wins: number;
  difference: number;
}

/** Who leads a table, and by how many points; null where two are equal in everything. */
export function leaderOf(table: readonly Ranked[]): { teamId: TeamId; points: number; ahead: number } | null {
  const [first, second] = table.toSorted(
    (one, other) => other.points - one.points || other.wins - one.wins || other.difference - one.difference,
  );
  if (!first || !second) return null;
  const isShared =
    first.points === second.points && first.wins === second.wins && first.difference === second.difference;
  return isShared ? null : { teamId: first.teamId, points: first.points, ahead: first.points - second.points };
}
