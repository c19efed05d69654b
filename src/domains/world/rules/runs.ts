/** How far a manager plays on at their own pace. */

import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { keyOfItem } from '#domains/club/rules/desk-rows.ts';
import { nextRound } from '#domains/free-agency/rules/frenzy.ts';
import type { DeskFact } from '#domains/kinds.ts';
import { DECISION_IDS, type Decision, decisionOf } from '#domains/world/constants.ts';
import {
  absoluteDayOf,
  DAYS_PER_SEASON,
  dayLimit,
  type Moment,
  PHASE_STARTS,
  STEPS,
  stepNumberOf,
} from '#engine/calendar.ts';
import type { CalendarStop, RunTarget } from '#engine/pace.ts';

/** An upcoming game, by its day of the season and its slot. */
export interface GameAhead {
  season: number;
  day: number;
  slot: number;
}

/** The next date to play to: the trade deadline, or the first day of a phase. */
export interface DateAhead {
  kind: 'deadline' | keyof typeof PHASE_STARTS;
  /** Day of the season, or of the next one. */
  day: number;
  /** Days from the present one. */
  inDays: number;
}

/** Returns the next trade deadline or first day of a phase after a day of the season. */
export function dateAhead(day: number): DateAhead {
  const dates = [
    { kind: 'deadline' as const, day: DEADLINE_DAY },
    ...Object.entries(PHASE_STARTS).map(([kind, start]) => ({ kind: kind as keyof typeof PHASE_STARTS, day: start })),
  ].sort((one, other) => one.day - other.day);
  const next = dates.find((date) => date.day > day);
  if (next) return { ...next, inDays: next.day - day };
  return { kind: 'preseason', day: PHASE_STARTS.preseason, inDays: DAYS_PER_SEASON - day + PHASE_STARTS.preseason };
}

/** Returns the number of the step before which a run stops; null: no game or round is left to play to. */
export function runLimit(target: RunTarget, moment: Moment, game: GameAhead | null): number | null {
  switch (target) {
    case 'game': {
      if (!game) return null;
      const slot = STEPS[game.slot];
      if (!slot) throw new RangeError(`there is no slot ${game.slot}`);
      return stepNumberOf({ season: game.season, day: game.day, step: slot }) + 1;
    }
    case 'round': {
      const next = nextRound(moment, PHASE_STARTS.frenzy);
      if (!next) return null;
      const { season, day } = moment;
      return stepNumberOf({ season, day: day + next.daysAhead, step: `slot-${next.slot}` }) + 1;
    }
    // The morning belongs to the previous evening: its games are still ahead when a day is over.
    case 'day':
      return dayLimit(moment, moment.step === 'morning' ? 0 : 1);
    case 'phase':
      return dayLimit(moment, dateAhead(moment.day).inDays);
    // The season's end is the limit when no decision comes up.
    case 'decision':
      return dayLimit(moment, DAYS_PER_SEASON);
  }
}

/** A desk item. `dueIn`: days left to answer; 0: today only. */
type Pending = DeskItem & { dueIn?: number | null };

/** Returns how many things an item covers: offers, games left to sit out, whether there are applicants, whether it lapses today. */
function weightOf({ params, dueIn }: { params: Readonly<Record<string, unknown>>; dueIn?: number | null }): number {
  const { count, applicants } = params;
  const hasApplicants = typeof applicants === 'number' && applicants > 0;
  return (typeof count === 'number' ? count : 1) + (hasApplicants ? 1 : 0) + (dueIn === 0 ? 1 : 0);
}

/** Returns the items on a desk, by key. */
export function seenOf(items: readonly Pending[]): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const item of items) seen[keyOfItem(item)] = (seen[keyOfItem(item)] ?? 0) + weightOf(item);
  return seen;
}

/** Returns the items that were not on the desk at the last look, those whose number has grown, and those that lapse today. */
export function freshItems<Item extends Pending>(
  items: readonly Item[],
  seen: Readonly<Record<string, number>>,
): Item[] {
  const now = seenOf(items);
  return items.filter((item) => (now[keyOfItem(item)] ?? 0) > (seen[keyOfItem(item)] ?? 0));
}

/** Returns which kinds of desk items end a run, by a user's settings, and whether dates do. */
export function stopsOf(
  settings: Readonly<Record<string, unknown>>,
  all: readonly DeskFact['kind'][],
): { kinds: string[]; calendar: boolean } {
  const chosen = DECISION_IDS.filter((id) => settings[`world.stop-${id}`] !== false);
  const kinds = all.filter((kind) => {
    const id = decisionOf(kind);
    return id !== null && chosen.includes(id);
  });
  return { kinds, calendar: chosen.includes('calendar') };
}

/** Returns the number of each kind of decision among these desk items; kinds without any are left out. */
export function countDecisions(items: readonly { kind: string }[]): { decision: Decision; count: number }[] {
  const sorts = items.map(({ kind }) => decisionOf(kind));
  return DECISION_IDS.map((decision) => {
    return { decision, count: sorts.filter((sort) => sort === decision).length };
  }).filter(({ count }) => count > 0);
}

/** Returns whether the desk is checked before this step: the first of a day's games, and each bidding round of the frenzy. */
export function isDeskTime({ day, step }: Pick<Moment, 'day' | 'step'>): boolean {
  if (step === 'slot-1') return true;
  return (
    step !== 'morning' && day >= PHASE_STARTS.frenzy && nextRound({ day, step }, PHASE_STARTS.frenzy)?.daysAhead === 0
  );
}

/** Returns the calendar date on that day, if a manager stops for it. */
export function calendarStop(day: number): CalendarStop | null {
  if (day === DEADLINE_DAY) return 'deadline';
  if (day === PHASE_STARTS.draft) return 'draft';
  return Object.values<number>(PHASE_STARTS).includes(day) ? 'phase' : null;
}

/** Returns a run's days so far and in total, as far as known. */
export function progressOf(fromStep: number, moment: Moment, runsUntil: number): { done: number; total: number } {
  const dayOf = (step: number) => Math.floor(step / STEPS.length);
  return { done: absoluteDayOf(moment) - dayOf(fromStep), total: dayOf(runsUntil) - dayOf(fromStep) };
}
