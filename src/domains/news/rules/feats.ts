/** Finds what is newsworthy in a night's table and totals besides the results. */

import type { Milestone } from '#domains/news/constants.ts';
import { STREAK_ENDED_FROM, STREAK_FROM, TOTALS_NOTED } from '#domains/news/constants.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';
import type { TeamId } from '#engine/ids.ts';

/** Returns the milestone reached or passed tonight, the highest of several; null: none. */
export function milestoneReached(what: Milestone, before: number, after: number): number | null {
  return TOTALS_NOTED[what].findLast((total) => before < total && total <= after) ?? null;
}

interface Streak {
  kind: 'winning' | 'losing';
  games: number;
}

interface Streaks {
  /** The streak including tonight's game; null: not news tonight. */
  running: Streak | null;
  /** The streak that ended tonight. */
  ended: Streak | null;
}

/** Returns the streaks that are newsworthy tonight. @param results a team's season, tonight's game last; true: won */
export function streaksOf(results: readonly boolean[]): Streaks {
  const tonight = results.at(-1);
  if (tonight === undefined) return { running: null, ended: null };
  const kindOf = (won: boolean) => (won ? 'winning' : 'losing');
  const running = lengthOfLast(results);
  const before = results.slice(0, -1);
  const broken = before.at(-1) === undefined || before.at(-1) === tonight ? 0 : lengthOfLast(before);
  return {
    running: running >= STREAK_FROM && running % 2 === 0 ? { kind: kindOf(tonight), games: running } : null,
    ended: broken >= STREAK_ENDED_FROM ? { kind: kindOf(!tonight), games: broken } : null,
  };
}

function lengthOfLast(results: readonly boolean[]): number {
  const last = results.at(-1);
  const before = results.findLastIndex((result) => result !== last);
  return results.length - 1 - before;
}

interface Ranked {
  teamId: TeamId;
  points: number;
  /** The tiebreaker that put the team behind the one above. */
  decidedBy: Tiebreaker | null;
}

/**
 * Returns the leader of a table and the lead in points; null if only a draw of lots decides. @param table best first
 */
export function leaderOf([first, second]: readonly Ranked[]): { teamId: TeamId; points: number; ahead: number } | null {
  if (!first || !second || second.decidedBy === null || second.decidedBy === 'lots') return null;
  return { teamId: first.teamId, points: first.points, ahead: first.points - second.points };
}
