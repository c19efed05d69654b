/** Which team has had the better of the last minutes. */
import {
  MOMENTUM_HALF_LIFE_SECONDS,
  MOMENTUM_PER_ATTEMPT,
  MOMENTUM_PER_CONTROLLED_ENTRY,
  MOMENTUM_STEP_SECONDS,
  STRONG_PUSH,
} from '#domains/game/constants.ts';
import { timesOf } from '#domains/game/rules/analysis/timeline.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

/** One step of the chart. */
export interface MomentumStep {
  /** Seconds of play since the first faceoff at which the step begins and ends. */
  from: number;
  until: number;
  /** −1 the visitors press without an answer, 0 even, 1 the home team does. */
  value: number;
}

/**
 * Returns a weighted difference of attempts and entries that fades with time, at the end of each minute of play.
 * @param events of a game from its first, as many as have happened
 * @returns whole steps, and the one that is under way up to the last event
 */
export function momentumOf(events: readonly MatchEvent[]): MomentumStep[] {
  const times = timesOf(events);
  const end = times.at(-1) ?? 0;
  const steps: MomentumStep[] = [];
  let push = 0;
  let at = 0;
  let place = 0;
  const fadeTo = (time: number) => {
    push *= 0.5 ** ((time - at) / MOMENTUM_HALF_LIFE_SECONDS);
    at = time;
  };
  for (let from = 0; from < end; from += MOMENTUM_STEP_SECONDS) {
    const until = Math.min(end, from + MOMENTUM_STEP_SECONDS);
    for (let event = events[place]; event && (times[place] ?? 0) <= until; event = events[++place]) {
      fadeTo(times[place] ?? 0);
      push += weightOf(event);
    }
    fadeTo(until);
    steps.push({ from, until, value: Math.tanh(push / STRONG_PUSH) });
  }
  return steps;
}

/** Positive for the home team. */
function weightOf(event: MatchEvent): number {
  if (event.type === 'shot') return signOf(event.side) * (MOMENTUM_PER_ATTEMPT + event.xg);
  if (event.type === 'entry' && event.how !== 'dump') return signOf(event.side) * MOMENTUM_PER_CONTROLLED_ENTRY;
  return 0;
}

const signOf = (side: Side) => (side === 'home' ? 1 : -1);
