/** A finished game as a timeline for replay: each event has its time on it, intermissions are cut out. */

import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import { revealOffsets } from '#domains/game/rules/reveal.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface Tape {
  /** Seconds on the timeline of each event, never decreasing. */
  times: readonly number[];
  /** Total seconds. */
  length: number;
}

/** Seconds on the timeline between two periods. */
const CUT_SECONDS = 4;

export function tapeOf(events: readonly LiveEvent[]): Tape {
  const times: number[] = [];
  let base = 0;
  for (let from = 0; from < events.length; ) {
    const period = events[from]?.period;
    let until = from;
    while (until < events.length && events[until]?.period === period) until++;
    const offsets = revealOffsets(events.slice(from, until));
    for (const offset of offsets) times.push(base + offset);
    base += (offsets.at(-1) ?? 0) + CUT_SECONDS;
    from = until;
  }
  return { times, length: times.at(-1) ?? 0 };
}

/** Returns the seconds on the timeline of a game without overtime. */
export function regulationTape(): number {
  return REGULATION_PERIODS * PERIOD_SECONDS + (REGULATION_PERIODS - 1) * CUT_SECONDS;
}

/** Returns how many events have been shown at a time of the replay. */
export function shownAt({ times }: Tape, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The part of the timeline that a clip shows, in seconds. */
export interface ClipSpan {
  from: number;
  until: number;
}

/** Seconds that a clip shows before its play, and after it. */
const CLIP_BEFORE = 8;
const CLIP_AFTER = 2;

/** Returns what a clip of an event shows; null: there is no such event yet. */
export function clipOf({ times, length }: Tape, place: number): ClipSpan | null {
  const at = times[place];
  return at === undefined ? null : { from: Math.max(0, at - CLIP_BEFORE), until: Math.min(length, at + CLIP_AFTER) };
}

/** A second of a game on the arena's clock. */
export interface Moment {
  period: number;
  second: number;
}

/** Returns period and second on the arena's clock at a time of the replay, even between two events. */
export function momentAt(tape: Tape, events: readonly LiveEvent[], time: number): Moment {
  const count = shownAt(tape, time);
  const event = events[count - 1];
  if (!event) return { period: 1, second: 0 };
  const next = events[count];
  const passed = Math.max(0, time - (tape.times[count - 1] ?? 0));
  // Between two periods the clock is stopped.
  const bound = next && next.period === event.period ? next.second : event.second;
  return { period: event.period, second: Math.min(bound, Math.floor(event.second + passed)) };
}
