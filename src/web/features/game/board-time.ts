/**
 * Two ways to name a second of a game, as in real hockey: the board counts down what is left of a period, the score sheet counts up
 * what has been played. What shows the present (board, ticker, tape) goes by the board, what is a record (goals, charts, chat) by the
 * sheet; the play-by-play has both, as that of the big leagues.
 */
import { periodLength } from '#domains/game/rules/periods.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import { formatClock } from '#web/lib/format.ts';

/** '4:31': what the board showed at that second; '' in a shootout, which has no clock. */
export function boardTime({ period, second }: { period: number; second: number }, overtime: OvertimeRule): string {
  const length = periodLength(period, overtime);
  return length === null ? '' : formatClock(length - second);
}
