/**
 * The calendar of the game: the days of a season, the steps of a day, and how days are compared. The only module that knows how
 * long a season is; converting game time to real time belongs to the clock (`platform/clock/clock-face.ts`).
 */

/** Days of a season. */
export const DAYS_PER_SEASON = 63;
/** A live game with its two intermissions takes this share of a game day … */
export const LIVE_GAME_SHARE_OF_DAY = 1 / 3;
/** … and at most this many minutes of real time. */
export const MAX_LIVE_GAME_MINUTES = 40;
export const FIRST_REGULAR_DAY = 6;
export const FIRST_PLAYOFF_DAY = 44;
/** Days of a playoff round, with one game a day. */
export const DAYS_PER_PLAYOFF_ROUND = 5;
/** Days of training camp on which every team plays a preseason game. */
export const FRIENDLY_DAYS = [3, 5] as const;
/** Banana Day of every season, away from the trade deadline. */
export const BANANA_DAY = 25;
/** The year that season 0 ended in; season numbers are turned into years for display only. */
export const YEAR_OF_SEASON_0 = 2023;

/** Returns a season's name, such as '2025–26'; also works for seasons before the world's first. */
export function yearsOfSeason(season: number): string {
  const end = YEAR_OF_SEASON_0 + season;
  return `${end - 1}–${String(end % 100).padStart(2, '0')}`;
}

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
/** A day of the calendar. */
export interface SeasonDay {
  season: number;
  /** Of the season, 1 to 63. */
  day: number;
}

/** A moment of the world: the next step to take. */
export interface Moment extends SeasonDay {
  step: Step;
}

/** Returns the phase of a day of the season, 1 to 63; RangeError for any other number. */
export function phaseOn(day: number): Exclude<Phase, 'transition'> {
  if (!Number.isInteger(day) || day < 1 || day > DAYS_PER_SEASON) throw new RangeError(`there is no day ${day}`);
  if (day >= PHASE_STARTS.frenzy) return 'frenzy';
  if (day >= PHASE_STARTS.draft) return 'draft';
  if (day >= PHASE_STARTS.postseason) return 'postseason';
  if (day >= PHASE_STARTS.playoffs) return 'playoffs';
  return day >= PHASE_STARTS.regular ? 'regular' : 'preseason';
}

/** Returns the day of a round of the regular season, 1 to 38. */
export function regularDay(round: number): number {
  return FIRST_REGULAR_DAY + round - 1;
}

/** Returns the day of a game of a playoff series; both count from 1. */
export function playoffDay(round: number, game: number): number {
  return FIRST_PLAYOFF_DAY + (round - 1) * DAYS_PER_PLAYOFF_ROUND + game - 1;
}

/** Returns season × 63 + day, so that days can be compared and subtracted. */
export function absoluteDayOf({ season, day }: Pick<Moment, 'season' | 'day'>): number {
  return season * DAYS_PER_SEASON + day;
}

/** Returns the number of steps since season 0, so that moments can be compared and subtracted. */
export function stepNumberOf(moment: Moment): number {
  return absoluteDayOf(moment) * STEPS.length + STEPS.indexOf(moment.step);
}

/**
 * Returns the number of the step before which a day has its morning behind it and its games ahead: injuries, returns and
 * call-ups are known by then, and lines can still be changed.
 * @param days from the present one
 */
export function dayLimit(moment: Pick<Moment, 'season' | 'day'>, days: number): number {
  return (absoluteDayOf(moment) + days) * STEPS.length + STEPS.indexOf('slot-1');
}

/** Returns the moment after one: the next step, the next morning, or the first morning of the next season. */
export function momentAfter({ season, day, step }: Moment): Moment {
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (next) return { season, day, step: next };
  if (day < DAYS_PER_SEASON) return { season, day: day + 1, step: 'morning' };
  return { season: season + 1, day: 1, step: 'morning' };
}

/** Returns whether it is the night in which one season becomes the next. */
export function isTransition({ day, step }: Moment): boolean {
  return day === DAYS_PER_SEASON && step === 'night';
}

/** Returns the faceoff slot of a step, 1 to 4; null for morning and night. */
export function slotOf(step: Step): number | null {
  return step.startsWith('slot-') ? Number(step.slice('slot-'.length)) : null;
}
