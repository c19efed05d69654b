/**
 * The calendar of the world: which phase a day belongs to, what a day consists of, and how game time becomes real time.
 * Pure: the present moment comes as an argument.
 */
import { LONGEST_GAME_MINUTES, SHARE_OF_DAY } from '#domains/game/rules/constants.ts';
import { FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY } from '#domains/season/rules/constants.ts';
import { DAYS_PER_SEASON } from '#engine/player/growth-constants.ts';

export const PHASES = ['preseason', 'regular', 'playoffs', 'postseason', 'draft', 'frenzy', 'transition'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a day in their order; games are played in the four slots. */
export const STEPS = ['morning', 'slot-1', 'slot-2', 'slot-3', 'slot-4', 'night'] as const;
export type Step = (typeof STEPS)[number];

/** First day of each phase; the transition is not a day but the night after the last one. */
export const PHASE_STARTS = {
  preseason: 1,
  regular: FIRST_REGULAR_DAY,
  playoffs: FIRST_PLAYOFF_DAY,
  postseason: 59,
  draft: 60,
  frenzy: 61,
} as const;
/**
 * When each step begins, as a share of the day. A live game lasts a third of the day, or less, and the night begins
 * when the games of the last slot have had that third and a little more for overtimes.
 */
export const STEP_STARTS: Record<Step, number> = {
  morning: 0,
  'slot-1': 0.1,
  'slot-2': 0.25,
  'slot-3': 0.4,
  'slot-4': 0.55,
  night: 0.93,
};

/** A moment of the world: the step that is to be taken next. */
export interface Moment {
  season: number;
  /** 1 to 63. */
  day: number;
  step: Step;
}

/** How game time lies on real time. */
export interface ClockFace {
  dayStartedAt: Date;
  /** Real minutes that a game day lasts. */
  dayMinutes: number;
  /** Set while the clock stands still. */
  pausedAt: Date | null;
}

/** The phase of a day of the season, 1 to 63; RangeError for any other number. */
export function phaseOn(day: number): Exclude<Phase, 'transition'> {
  if (!Number.isInteger(day) || day < 1 || day > DAYS_PER_SEASON) throw new RangeError(`there is no day ${day}`);
  if (day >= PHASE_STARTS.frenzy) return 'frenzy';
  if (day >= PHASE_STARTS.draft) return 'draft';
  if (day >= PHASE_STARTS.postseason) return 'postseason';
  if (day >= PHASE_STARTS.playoffs) return 'playoffs';
  return day >= PHASE_STARTS.regular ? 'regular' : 'preseason';
}

/** season × 63 + day: days that can be compared and subtracted. */
export function absoluteDayOf({ season, day }: Pick<Moment, 'season' | 'day'>): number {
  return season * DAYS_PER_SEASON + day;
}

/** The moment after one: the next step, the next morning, or the first morning of the next season. */
export function momentAfter({ season, day, step }: Moment): Moment {
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (next) return { season, day, step: next };
  if (day < DAYS_PER_SEASON) return { season, day: day + 1, step: 'morning' };
  return { season: season + 1, day: 1, step: 'morning' };
}

/** Is it the night in which one season becomes the next? */
export function isTransition({ day, step }: Moment): boolean {
  return day === DAYS_PER_SEASON && step === 'night';
}

/** The face-off slot of a step, 1 to 4; null for morning and night. */
export function slotOf(step: Step): number | null {
  return step.startsWith('slot-') ? Number(step.slice('slot-'.length)) : null;
}

/** When a step of the present day begins in real time, as if the clock were not paused. */
export function stepStartsAt(clock: ClockFace, step: Step): Date {
  return new Date(clock.dayStartedAt.getTime() + STEP_STARTS[step] * clock.dayMinutes * 60_000);
}

/** When the present day ends. */
export function dayEndsAt(clock: ClockFace): Date {
  return new Date(clock.dayStartedAt.getTime() + clock.dayMinutes * 60_000);
}

/** Real milliseconds that a live game without overtime lasts. */
export function liveGameMs(dayMinutes: number): number {
  return Math.min(dayMinutes * SHARE_OF_DAY, LONGEST_GAME_MINUTES) * 60_000;
}

/**
 * Face-off of a slot so many days from the present one (0: today), in real time. While the clock is paused the answer
 * moves on with `now`, as the world stands still.
 */
export function faceoffTime(clock: ClockFace, slot: 1 | 2 | 3 | 4, daysAhead: number, now: Date): Date {
  const held = clock.pausedAt ? now.getTime() - clock.pausedAt.getTime() : 0;
  const days = daysAhead + STEP_STARTS[`slot-${slot}`];
  return new Date(clock.dayStartedAt.getTime() + held + days * clock.dayMinutes * 60_000);
}

/** The clock after a pause: the day began later by as long as the pause lasted. */
export function resumed(clock: ClockFace, now: Date): ClockFace {
  if (!clock.pausedAt) return clock;
  const held = Math.max(0, now.getTime() - clock.pausedAt.getTime());
  return { ...clock, dayStartedAt: new Date(clock.dayStartedAt.getTime() + held), pausedAt: null };
}

/** The clock with another length of the day; the share of the day that has passed stays the same. */
export function withDayMinutes(clock: ClockFace, dayMinutes: number, now: Date): ClockFace {
  const at = (clock.pausedAt ?? now).getTime();
  const passed = (at - clock.dayStartedAt.getTime()) / (clock.dayMinutes * 60_000);
  return { ...clock, dayMinutes, dayStartedAt: new Date(at - passed * dayMinutes * 60_000) };
}
