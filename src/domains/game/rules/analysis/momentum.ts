/** Which team has had the better of the last minutes. */
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

/** Length of a step in seconds of play. */
export const MOMENTUM_STEP_SECONDS = 60;
/** What has happened counts half as much after so many seconds: a push is felt for a few shifts. */
const HALF_LIFE_SECONDS = 100;
/** An attempt counts its expected goals and this, for having come to it at all … */
const PER_ATTEMPT = 0.03;
/** … and carrying or passing the puck into the zone this: a tenth of the chance of an average attack. */
const PER_CONTROLLED_ENTRY = 0.006;
/** So much more than the other team (in expected goals as weighed above) fills about three quarters of the scale. */
const STRONG_PUSH = 0.45;

/**
 * A weighed difference of attempts and entries that fades with time, at the end of each minute of play.
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
    push *= 0.5 ** ((time - at) / HALF_LIFE_SECONDS);
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
  if (event.type === 'shot') return signOf(event.side) * (PER_ATTEMPT + event.xg);
  if (event.type === 'entry' && event.how !== 'dump') return signOf(event.side) * PER_CONTROLLED_ENTRY;
  return 0;
}

const signOf = (side: Side) => (side === 'home' ? 1 : -1);
