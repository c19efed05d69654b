/** Numbers of pucks. Judgments: an active manager earns what a month of premium costs in about two weeks. */
import { PUCK_COLORS } from '#domains/finances/constants.ts';

/** What pucks move for, as the ledger calls it; the list of a user's transactions is narrowed down to one of these. */
export const PUCK_KINDS = [
  'quest-reward',
  'achievement-reward',
  'press-prize',
  'purse-exchange',
  'referral-reward',
  'shop-purchase',
  'gift',
  'start-pucks',
  'banana-prize',
  'raffle-ticket',
  'raffle-prize',
  'raffle-returned',
  'purchase',
  'purchase-refund',
  'purchase-refund-failed',
  'debt-payment',
  'admin-grant',
  'withdrawal-held',
  'withdrawal-returned',
  'sponsorship',
  'sponsorship-returned',
  'sponsor-share',
] as const;
export type PuckKind = (typeof PUCK_KINDS)[number];

/** Transactions that a list shows and exports: the newest ones. */
export const MAX_TRANSACTIONS = 10_000;

/** Real days (UTC) of the longer of the two limits: as many as a season has game days. */
export const LIMIT_DAYS = 63;
/** Pucks that quests and press prizes bring a household in a real day, and in `LIMIT_DAYS`. */
export const DAILY_LIMIT = 40;
export const SEASON_LIMIT = 1_500;

/** Pucks of a new account, once a household. */
export const START_PUCKS = 50;
/** An achievement pays as many pucks as points within these: the rarer it is, the more. */
export const ACHIEVEMENT_PUCKS = { min: 10, max: 100 } as const;
export const PRESS_PRIZE_PUCKS = 20;
/** Pucks that ended careers of a kind bring a household for all time. */
export const CAREER_PUCKS = 200;
/** For each of the two managers, and the most friends that pay in `LIMIT_DAYS`. */
export const REFERRAL_PUCKS = 100;
export const MAX_REFERRALS = 10;

/** Pucks that fruit of Banana Days brings a household in `LIMIT_DAYS`. */
export const BANANA_PUCKS = 60;

/** Pucks that a user may send and a household may get from others in a real day, and the real days that an account must be old to give some. */
export const GIFT = { sent: 100, received: 100, minAgeDays: 7 } as const;

/**
 * How much a way to earn pucks brings a household at most: in a number of real days, or ever; by the source, by the cause within it (an
 * achievement, a kind of career), or by all sources that share the daily limit.
 */
interface Limit {
  days: number | null;
  of: 'cause' | 'source' | 'daily';
  /** 'once': whatever it is worth, one time. */
  max: number | 'once';
}

const DAILY: readonly Limit[] = [
  { days: 1, of: 'daily', max: DAILY_LIMIT },
  { days: LIMIT_DAYS, of: 'daily', max: SEASON_LIMIT },
];

/** Every way in which the game issues pucks, and its limits. In the order in which a page lists them. */
export const PUCK_SOURCES = {
  quest: DAILY,
  'press-prize': DAILY,
  achievement: [{ days: null, of: 'cause', max: 'once' }],
  'career-end': [{ days: null, of: 'cause', max: CAREER_PUCKS }],
  banana: [{ days: LIMIT_DAYS, of: 'source', max: BANANA_PUCKS }],
  referral: [{ days: LIMIT_DAYS, of: 'source', max: REFERRAL_PUCKS * MAX_REFERRALS }],
  gift: [{ days: 1, of: 'source', max: GIFT.received }],
  start: [{ days: null, of: 'source', max: 'once' }],
  // Limited by the pots: they hold what tickets have cost, and a few pucks of the game that all users share.
  raffle: [],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;
export type PuckSource = keyof typeof PUCK_SOURCES;
export const PUCK_SOURCE_IDS = Object.keys(PUCK_SOURCES) as [PuckSource, ...PuckSource[]]; // they are its keys

/** The limits of a source, as every rule may read them. */
export function limitsOf(source: PuckSource): readonly Limit[] {
  return PUCK_SOURCES[source];
}

export const PUCK_SETTINGS = {
  /** The color that is spent first; the others follow in their order. */
  'puck.spent-first': { kind: 'choice', default: 'play', choices: PUCK_COLORS },
} as const;
