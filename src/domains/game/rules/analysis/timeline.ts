/** The events of a game on one timeline, from the first faceoff to the final horn. */
import type { MatchEvent } from '#engine/match/events.ts';

/**
 * Returns the seconds of play before each event, counted from the first faceoff, never decreasing. A period begins where
 * the previous one ended, so the shootout is at the end of the overtime.
 * @param events of a game from its first, as many as have happened
 */
export function timesOf(events: readonly MatchEvent[]): number[] {
  let base = 0;
  let period = 1;
  let second = 0;
  return events.map((event) => {
    if (event.period !== period) {
      base += second;
      period = event.period;
      second = 0;
    }
    second = Math.max(second, event.second);
    return base + second;
  });
}

/** Returns where each period so far begins, in seconds of play since the first faceoff. */
export function periodStarts(events: readonly MatchEvent[]): { period: number; time: number }[] {
  const times = timesOf(events);
  const starts: { period: number; time: number }[] = [];
  for (const [place, event] of events.entries()) {
    if (event.period !== starts.at(-1)?.period) starts.push({ period: event.period, time: times[place] ?? 0 });
  }
  return starts;
}
