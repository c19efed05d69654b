/** Where the events of a game lie on one line of time, from the first faceoff to the last horn. */
import type { MatchEvent } from '#engine/match/events.ts';

/**
 * Seconds of play before each event, counted from the first faceoff, never falling. A period begins where the one before
 * ended, so the shootout lies at the end of the overtime.
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

/** Where each period that has begun begins, in seconds of play since the first faceoff. */
export function periodStarts(events: readonly MatchEvent[]): { period: number; time: number }[] {
  const times = timesOf(events);
  const starts: { period: number; time: number }[] = [];
  for (const [place, event] of events.entries()) {
    if (event.period !== starts.at(-1)?.period) starts.push({ period: event.period, time: times[place] ?? 0 });
  }
  return starts;
}
