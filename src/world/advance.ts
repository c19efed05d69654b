/** Advances the world on command: takes steps one after the other and plays games through at once. */

import { absoluteDayOf, DAYS_PER_SEASON, type Moment, PHASE_STARTS } from '#engine/calendar.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { dateOf } from '#platform/clock/today.ts';
import { type Stepping, takeStep } from '#world/steps/take-step.ts';

export type TargetPhase = keyof typeof PHASE_STARTS;

/** How far to advance: a number of mornings, of phases or of season starts, or to the next start of a given phase. */
export type AdvanceRequest = { by: 'day' | 'phase' | 'season'; count: number } | { by: 'until'; phase: TargetPhase };

export interface AdvanceProgress {
  /** Days done and in total. */
  done: number;
  total: number;
  moment: Moment;
}

export interface AdvanceResult {
  from: Moment;
  to: Moment;
  steps: number;
  games: number;
}

/** Returns the absolute day whose morning is the target. */
export function targetDay(from: Moment, request: AdvanceRequest): number {
  const today = absoluteDayOf(from);
  switch (request.by) {
    case 'day':
      return today + request.count;
    case 'season':
      return (from.season + request.count) * DAYS_PER_SEASON + 1;
    case 'until':
      return nextBeginning(today, (day) => day === PHASE_STARTS[request.phase]);
    case 'phase': {
      const beginnings: number[] = Object.values(PHASE_STARTS);
      let day = today;
      for (let left = request.count; left > 0; left--) day = nextBeginning(day, (each) => beginnings.includes(each));
      return day;
    }
  }
}

/** Returns the first day after `today` whose day of the season fits. */
function nextBeginning(today: number, fits: (day: number) => boolean): number {
  let next = today + 1;
  while (!fits(dateOf(next).day)) next++;
  return next;
}

/**
 * Takes steps until the morning of the target day. The caller holds the world (`lock.ts`). An interrupted advance can
 * be repeated and resumes in the step it was in.
 *
 * @param signal stops it between two steps; it then throws the signal's abort reason
 */
export async function advance(
  stepping: Stepping,
  request: AdvanceRequest,
  onProgress: (progress: AdvanceProgress) => void | Promise<void> = () => {},
  signal?: AbortSignal,
): Promise<AdvanceResult> {
  const from = momentOf(await readWorld(stepping.db));
  const target = targetDay(from, request);
  const total = target - absoluteDayOf(from);
  let moment = from;
  let steps = 0;
  let games = 0;
  await onProgress({ done: 0, total, moment });
  while (absoluteDayOf(moment) < target) {
    signal?.throwIfAborted();
    const outcome = await takeStep(stepping, moment, 'command');
    if (outcome.kind !== 'taken') throw new Error('somebody else moves the world');
    steps++;
    games += (outcome.detail['played'] ?? 0) + (outcome.detail['finished'] ?? 0);
    moment = outcome.next;
    await onProgress({ done: total - (target - absoluteDayOf(moment)), total, moment });
  }
  return { from, to: moment, steps, games };
}
