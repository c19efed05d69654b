/** Runs a step of the day: calls the hooks of all slices at its moments, without depending on any of them. */
import type { DayContext, DayDetail, DayHook, MomentOfDay } from '#domains/day.ts';
import { gameConsumers, hooksAt } from '#domains/slices.ts';
import { absoluteDayOf, isTransition, type Moment, phaseOn, slotOf } from '#engine/calendar.ts';
import { openTier } from '#world/creation/open-tier.ts';

/** Fields of a day's context that follow from the moment and the current part. */
type OfMoment = 'season' | 'day' | 'absoluteDay' | 'slot' | 'phase' | 'place' | 'consumers';

/** The world in which a step is taken. */
export type StepWorld = Omit<DayContext, OfMoment>;

/** One part of a step, and the phase that ends or begins with it. */
interface Part extends Pick<DayHook, 'name' | 'places' | 'run'> {
  phase: DayContext['phase'];
}

/** Takes the whole step of the moment; returns numbers about what was done. */
export async function runStep(moment: Moment, world: StepWorld): Promise<DayDetail> {
  let detail: DayDetail = {};
  for (const part of partsOf(moment)) detail = sumOf(detail, (await part.run(contextOf(moment, world, part))) ?? {});
  return detail;
}

/** Returns what parts of a step have done together. */
export function sumOf(...details: readonly DayDetail[]): DayDetail {
  const sum: DayDetail = {};
  for (const detail of details)
    for (const [what, count] of Object.entries(detail)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

/** A part of a step that is split by place. */
export interface SplitPart {
  name: string;
  places: readonly number[];
}

/**
 * Takes a step up to the next part that is split by place, or to its end.
 * @param after name of the previous part that was split by place; null: the step begins
 */
export async function runOn(
  moment: Moment,
  world: StepWorld,
  after: string | null,
): Promise<{ detail: DayDetail; split: SplitPart | null }> {
  let detail: DayDetail = {};
  const parts = partsOf(moment);
  const from = after === null ? 0 : parts.indexOf(partNamed(parts, after)) + 1;
  for (const part of parts.slice(from)) {
    const context = contextOf(moment, world, part);
    const places = (await part.places?.(context)) ?? [];
    if (places.length > 1) return { detail, split: { name: part.name, places } };
    detail = sumOf(detail, (await part.run(context)) ?? {});
  }
  return { detail, split: null };
}

/** Takes a part of the step for one place. */
export async function runPlace(
  moment: Moment,
  world: StepWorld,
  { name, place }: { name: string; place: number },
): Promise<DayDetail> {
  const part = partNamed(partsOf(moment), name);
  return (await part.run({ ...contextOf(moment, world, part), place })) ?? {};
}

function partNamed(parts: readonly Part[], name: string): Part {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`the step has no part ${name}`);
  return part;
}

function contextOf({ season, day, step }: Moment, world: StepWorld, { phase }: Part): DayContext {
  const absoluteDay = absoluteDayOf({ season, day });
  return { ...world, season, day, absoluteDay, slot: slotOf(step), phase, place: null, consumers: gameConsumers };
}

/** Returns the parts of a moment's step, in order. */
function partsOf(moment: Moment): Part[] {
  if (slotOf(moment.step) !== null) return partsAt('slot');
  return moment.step === 'morning' ? partsAt('morning') : partsOfNight(moment);
}

function partsOfNight(moment: Moment): Part[] {
  const isLastOfSeason = isTransition(moment);
  const phase = phaseOn(moment.day);
  const next = phaseOn(isLastOfSeason ? 1 : moment.day + 1);
  return [
    ...partsAt('night'),
    ...(next !== phase ? partsAt('phase-ends', phase) : []),
    ...(isLastOfSeason
      ? [
          ...partsAt('season-ends'),
          { name: 'world.open-tier', phase: null, run: openTier },
          ...partsAt('season-begins'),
        ]
      : []),
    ...(next !== phase ? partsAt('phase-begins', next) : []),
    ...partsAt('day-ends'),
  ];
}

function partsAt(at: MomentOfDay, phase: DayContext['phase'] = null): Part[] {
  const hooks = hooksAt(at).filter((hook) => hook.phase === undefined || hook.phase === phase);
  return hooks.map((hook) => ({ ...hook, phase }));
}
