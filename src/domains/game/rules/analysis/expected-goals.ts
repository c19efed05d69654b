/** Expected goals as they add up during a game. */
import { timesOf } from '#domains/game/rules/analysis/timeline.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

/** The sums after one attempt. */
export interface ExpectedGoalsPoint {
  /** Place of the attempt in the list of events. */
  place: number;
  /** Seconds of play since the first faceoff. */
  time: number;
  side: Side;
  isGoal: boolean;
  /** Expected goals of each team up to and with this attempt. */
  home: number;
  away: number;
}

/**
 * One point for each attempt that carries a chance, in order; penalty shots carry none.
 * @param events of a game from its first, as many as have happened
 */
export function expectedGoalsOf(events: readonly MatchEvent[]): ExpectedGoalsPoint[] {
  const times = timesOf(events);
  // Thousandths are whole numbers, so their sums do not drift.
  const sums: Record<Side, number> = { home: 0, away: 0 };
  const points: ExpectedGoalsPoint[] = [];
  for (const [place, event] of events.entries()) {
    if (event.type !== 'shot') continue;
    sums[event.side] += Math.round(event.xg * 1000);
    points.push({
      place,
      time: times[place] ?? 0,
      side: event.side,
      isGoal: event.outcome === 'goal',
      home: sums.home / 1000,
      away: sums.away / 1000,
    });
  }
  return points;
}
