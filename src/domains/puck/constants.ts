/** Constants of pucks; a judgment: an active manager earns a month of premium in about two weeks. */
import { PUCK_COLORS } from '#domains/finances/constants.ts';

/** Ledger kinds of puck transactions, which also filter a user's list. */
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

/** Maximum transactions listed and exported, newest first. */
export const MAX_TRANSACTIONS = 10_000;

/** Real days (UTC) of the longer limit, equal to the game days of a season. */
export const LIMIT_DAYS = 63;
/** Maximum pucks a household earns from quests and press awards per real day, and per `LIMIT_DAYS`. */
export const DAILY_LIMIT = 40;
export const SEASON_LIMIT = 1_500;

/** Pucks for a new account, once per household. */
export const START_PUCKS = 50;
/** Bounds of an achievement's pucks, which equal its points within them. */
export const ACHIEVEMENT_PUCKS = { min: 10, max: 100 } as const;
export const PRESS_PRIZE_PUCKS = 20;
/** Lifetime limit of pucks a household gets from ended careers of a kind. */
export const CAREER_PUCKS = 200;
/** Pucks for each of the two managers, and the maximum paid referrals per `LIMIT_DAYS`. */
export const REFERRAL_PUCKS = 100;
export const MAX_REFERRALS = 10;

/** Maximum pucks a household gets for Banana Day fruit per `LIMIT_DAYS`. */
export const BANANA_PUCKS = 60;

/** Pucks a user may send and a household may receive per real day, and the minimum account age in real days to send. */
export const GIFT = { sent: 100, received: 100, minAgeDays: 7 } as const;

/**
 * How much a way to earn pucks brings a household at most: in a number of real days, or ever; by the source, by the cause within it (an
 * achievement, a kind of career), or by all sources that share the daily limit.
 */
interface Limit {
  days: number | null;
  of: 'cause' | 'source' | 'daily';
  /** 'once': one time, whatever its value. */
  max: number | 'once';
}

const DAILY: readonly Limit[] = [
  { days: 1, of: 'daily', max: DAILY_LIMIT },
  { days: LIMIT_DAYS, of: 'daily', max: SEASON_LIMIT },
];

/** Every source of pucks with its limits, in display order. */
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

/** Returns the limits of a source. */
export function limitsOf(source: PuckSource): readonly Limit[] {
  return PUCK_SOURCES[source];
}

export const PUCK_SETTINGS = {
  /** The color that is spent first; the others follow in their order. */
  'puck.spent-first': { kind: 'choice', default: 'play', choices: PUCK_COLORS },
} as const;
