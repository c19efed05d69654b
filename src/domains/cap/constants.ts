/** Numbers of the salary cap; salaries and first limits are the market's (`engine/market/constants.ts`). */
import { regularDay } from '#engine/calendar.ts';

/** The upper limit as a share of what the mean club of the league took in. */
export const REVENUE_SHARE = 0.5;
/** Seasons whose revenue counts. */
export const REVENUE_SEASONS = 2;
/** A limit moves at most by this share of itself from one season to the next. */
export const MAX_LIMIT_MOVE = 0.06;
/** In minimum salaries: no limit is lower than two squads of them. */
export const SMALLEST_LIMIT = 48;
/** Limits move in steps of this, dollars. */
export const LIMIT_STEP = 50_000;
/** What flows into a club's account without being earned, or comes from another club's. */
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

/** How far over the upper limit a club may be in the summer. */
export const SUMMER_TOLERANCE = 0.1;
/** Seasons that screens show, the running one first. */
export const SEASONS_SHOWN = 5;
/** What performance bonuses take over the upper limit counts in the next season, up to this share of the limit. */
export const OVERAGE_SHARE = 0.075;
/** An injury this severe puts a player on long-term injured reserve: until he is back he does not count. */
export const LONG_TERM_SEVERITY = 'serious';
/** The trade deadline: the day of the 30th round. */
export const DEADLINE_DAY = regularDay(30);
/** Players that a refusal names as those who would make room. */
export const MAX_HELPS = 3;

/**
 * Contracts of clubs that change leagues: by what share they rise at most; by what share they are cut less than the limit is, while those of the
 * next season come to no more than a share of the new limit.
 */
export const MOVING = { raise: 0.1, cutLess: 1.5, bearable: 0.92 } as const;
