/** How long a new manager is on probation, and what the board agrees to meanwhile. Judgments; shares are of a season's revenue. */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Game days and real days that must both pass; after a bankruptcy it takes a season of game days. */
export const PROBATION = { days: 10, realDays: 3, daysAfterBankruptcy: DAYS_PER_SEASON } as const;

/** What a manager on probation asks the board about. */
export const ACTS = ['loan', 'facility', 'buyout', 'waivers', 'trade', 'contract', 'offer-sheet', 'dismissal'] as const;
export type ActKind = (typeof ACTS)[number];

/**
 * Loans: owed up to `free` no consent is needed; the board agrees up to `most`, or to what covers a negative balance and a `cushion`, unless the club
 * would then have more than `enough` in the bank.
 */
export const LOAN_LIMITS = { free: 0.03, most: 0.12, cushion: 0.05, enough: 0.15 } as const;
/** A facility project leaves at least this share in the bank. */
export const PROJECT_RESERVE = 0.05;
/** A buyout is of a player paid at least this many times what he would sign for today; the board agrees to this many. */
export const BUYOUT_LIMITS = { overpaid: 1.15, most: 1 } as const;
/** Players put on waivers during probation without consent, and those of the first team whom the board keeps: the best by overall. */
export const WAIVER_LIMITS = { free: 3, core: { skaters: 12, goalies: 1 } } as const;
/**
 * What a club may lose in a trade by neutral scouts, in goals: the larger of `goals` and a share of the width of their band, as fair trades look uneven by
 * chance. `inAll`: in all trades of the probation together.
 */
export const TRADE_LIMITS = { goals: 3, widths: 0.75, inAll: 6 } as const;
/** The board stops offers above `share` of what the player would sign for, unless they stay within a multiple of the league's minimum salary. */
export const OVERPAID = { share: 1.5, minimums: 2 } as const;
/** Coaches and scouts that a manager may dismiss during probation: severance and a vacant staff cost little once, and much eight times. */
export const DISMISSAL_LIMITS = { most: 2 } as const;
/** Requests a game day that the board declines before it hears no more: what it thinks of players is not to be found out by asking. */
export const MAX_DECLINED_A_DAY = 3;
/** Game days before a manager left whose acts can be reversed, and for how many days after an act that is possible. */
export const REVERSIBLE = { daysBefore: 10, daysAfter: 20 } as const;
/** Answers of the board that screens show. */
export const ANSWERS_SHOWN = 8;
