/**
 * Two ways to write a second of a game, as in real hockey: the scoreboard counts down what is left of a period, the
 * scoresheet counts up what has been played. Parts that show the present (scoreboard, ticker, replay) use the
 * scoreboard's time, records (goals, charts, chat) the scoresheet's; the play-by-play shows both, as in the big
 * leagues.
 */
import { periodLength } from '#domains/game/rules/periods.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import { formatClock } from '#web/lib/format.ts';

/** Returns the scoreboard's time at that second: '4:31'; '' in a shootout, which has no clock. */
export function boardTime({ period, second }: { period: number; second: number }, overtime: OvertimeRule): string {
  const length = periodLength(period, overtime);
  return length === null ? '' : formatClock(length - second);
}
