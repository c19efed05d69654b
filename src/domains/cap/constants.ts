/** Constants of the salary cap; salaries and first limits are in `engine/market/constants.ts`. */
import { regularDay } from '#engine/calendar.ts';

/** The upper limit as a share of the mean revenue of the league's clubs. */
export const REVENUE_SHARE = 0.5;
/** Seasons whose revenue counts. */
export const REVENUE_SEASONS = 2;
/** Maximum relative change of a limit per season. */
export const MAX_LIMIT_MOVE = 0.06;
/** Lowest possible limit, in minimum salaries: two squads of them. */
export const SMALLEST_LIMIT = 48;
/** Limits move in steps of this, dollars. */
export const LIMIT_STEP = 50_000;
/** Transaction kinds that are not revenue: unearned money, and payments from other clubs. */
export const NOT_REVENUE = [
  'opening',
  'parachute',
  'loan',
  'rescue',
  'revenue-sharing',
  'compensation',
  'interest',
  'building-reversed',
] as const;

/** Share of the upper limit by which a club may exceed it in the summer. */
export const SUMMER_TOLERANCE = 0.1;
/** Seasons that screens show, the running one first. */
export const SEASONS_SHOWN = 5;
/** Maximum bonus overage carried into the next season, as a share of the upper limit. */
export const OVERAGE_SHARE = 0.075;
/** Injury severity for long-term injured reserve, on which a player does not count until he returns. */
export const LONG_TERM_SEVERITY = 'serious';
/** The trade deadline: the day of the 30th round. */
export const DEADLINE_DAY = regularDay(30);
/** Maximum players a refusal names who would clear cap space. */
export const MAX_HELPS = 3;

/**
 * Contracts of clubs that change leagues: by what share they rise at most; by what share they are cut less than the limit is, while those of the
 * next season come to no more than a share of the new limit.
 */
export const MOVING = { raise: 0.03, cutLess: 1.5, bearable: 0.92 } as const;
