/** Length of a new manager's probation, and what the board approves meanwhile. Judgments; shares are of season revenue. */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Game days and real days that must both pass; after a bankruptcy it takes a season of game days. */
export const PROBATION = {
  days: 10,
  realDays: 3,
  daysAfterBankruptcy: DAYS_PER_SEASON,
  /** In a world whose days are shorter than that, it also ends after as many game days with acts of the manager, and these real hours. */
  fast: { realHours: 3, dayMinutes: (3 * 24 * 60) / 10 },
} as const;

/** Acts a manager on probation needs the board's approval for. */
export const ACTS = [
  'loan',
  'facility',
  'buyout',
  'waivers',
  'trade',
  'contract',
  'offer-sheet',
  'dismissal',
  'ticket-price',
] as const;
export type ActKind = (typeof ACTS)[number];

/**
 * Loans: owed up to `free` no consent is needed; the board agrees up to `most`, or to what covers a negative balance and a `cushion`, unless the club
 * would then have more than `enough` in the bank.
 */
export const LOAN_LIMITS = { free: 0.03, most: 0.12, cushion: 0.05, enough: 0.15 } as const;
/** Minimum share left in the bank after a facility project. */
export const PROJECT_RESERVE = 0.05;
/** Minimum overpay of a bought-out player as a multiple of his current price, and the maximum number of buyouts. */
export const BUYOUT_LIMITS = { overpaid: 1.15, most: 1 } as const;
/** Players who may be waived without approval during probation, and the core of the first team the board protects. */
export const WAIVER_LIMITS = { free: 3, core: { skaters: 12, goalies: 1 } } as const;
/**
 * What a club may lose in a trade by neutral scouts, in goals: the larger of `goals` and a share of the width of their band, as fair trades look uneven by
 * chance. `inAll`: in all trades of the probation together.
 */
export const TRADE_LIMITS = { goals: 3, widths: 0.75, inAll: 6 } as const;
/** The board stops offers above `share` of what the player would sign for, unless they stay within a multiple of the league's minimum salary. */
export const OVERPAID = { share: 1.5, minimums: 2 } as const;
/** Coaches and scouts a manager may dismiss during probation: severance is cheap once, and expensive eight times. */
export const DISMISSAL_LIMITS = { most: 2 } as const;
/** Ticket prices, as shares of the league's usual one, that need no consent; the board declines others unless they come closer to it. */
export const TICKET_LIMITS = { least: 0.7, most: 1.3 } as const;
/** Declined requests per game day after which the board stops answering, so that its valuations cannot be probed. */
export const MAX_DECLINED_A_DAY = 3;
/** Game days before a manager's departure whose acts are reversible, and days after an act to reverse it. */
export const REVERSIBLE = { daysBefore: 10, daysAfter: 20 } as const;
/** Board answers shown on screens. */
export const ANSWERS_SHOWN = 8;
