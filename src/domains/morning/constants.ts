/** Numbers of morning reports. */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Days for which a report is kept. */
export const KEPT_DAYS = DAYS_PER_SEASON;

/** Reports that are summed up at most for a manager who comes back. */
export const REPORTS_SHOWN = 31;

/** Real hours between two notifications at least: one a day, and none is missed because a step was late. */
export const NOTICE_HOURS = 20;

/** Players with the largest gains that a report names. */
export const GAINERS_NAMED = 5;

/** From when a game has a reason, in the order in which they are looked for (`rules/why.ts`). */
export const WHY = {
  /** Goals behind. */
  deficit: 2,
  /** Goals of one player. */
  hatTrick: 3,
  /** Saves of the winner's goalie, and the shots that the loser had more than the winner. */
  saves: 30,
  outshotBy: 5,
  /** Power-play goals more than the other side. */
  powerPlayGoals: 2,
  /** Goals more than the other side in one period. */
  periodGoals: 3,
  /** Shots on goal more than the other side. */
  moreShots: 8,
} as const;

/** Why a game ended as it did, from the winner's side. */
export const REASONS = [
  'tie',
  'shutout',
  'comeback',
  'hat-trick',
  'goalie',
  'power-play',
  'period',
  'late-goal',
  'overtime',
  'shootout',
  'shots',
  'finishing',
] as const;
