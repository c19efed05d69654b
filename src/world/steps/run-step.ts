/** What a step of the day does: it calls what the nouns have to do at its moments, and knows none of them. */
import type { DayContext, DayDetail, MomentOfDay } from '#domains/day.ts';
import { gameConsumers, hooksAt } from '#domains/slices.ts';
import { absoluteDayOf, isTransition, type Moment, phaseOn, slotOf } from '#engine/calendar.ts';
import { openTier } from '#world/creation/open-tier.ts';

/** What of a day's context follows from its moment. */
type OfMoment = 'season' | 'day' | 'absoluteDay' | 'slot' | 'phase' | 'consumers';

/** Takes the step of the moment; answers numbers about what was done. */
export async function runStep(moment: Moment, world: Omit<DayContext, OfMoment>): Promise<DayDetail> {
  const { season, day, step } = moment;
  const slot = slotOf(step);
  const context: DayContext = {
    ...world,
    season,
    day,
    absoluteDay: absoluteDayOf(moment),
    slot,
    phase: null,
    consumers: gameConsumers,
  };
  const detail: DayDetail = {};
  if (slot !== null) await runHooks('slot', context, detail);
  else if (step === 'morning') await runHooks('morning', context, detail);
  else await runNight(moment, context, detail);
  return detail;
}

async function runNight(moment: Moment, context: DayContext, detail: DayDetail): Promise<void> {
  await runHooks('night', context, detail);
  const isLastOfSeason = isTransition(moment);
  const phase = phaseOn(moment.day);
  const next = phaseOn(isLastOfSeason ? 1 : moment.day + 1);
  if (next !== phase) await runHooks('phase-ends', { ...context, phase }, detail);
  if (isLastOfSeason) {
    await runHooks('season-ends', context, detail);
    Object.assign(detail, await openTier(context));
    await runHooks('season-begins', context, detail);
  }
  if (next !== phase) await runHooks('phase-begins', { ...context, phase: next }, detail);
  await runHooks('day-ends', context, detail);
}

async function runHooks(at: MomentOfDay, context: DayContext, detail: DayDetail): Promise<void> {
  for (const hook of hooksAt(at)) {
    if (hook.phase !== undefined && hook.phase !== context.phase) continue;
    Object.assign(detail, await hook.run(context));
  }
}
