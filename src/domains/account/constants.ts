/** Numbers about accounts. */

/** A user whose last visit is younger than this counts as online. Visits are written down once a minute. */
export const ONLINE_MINUTES = 5;

export const ACCOUNT_SETTINGS = {
  /** Whether others see that one is online. */
  'account.online': { kind: 'switch', default: true },
} as const;

/** Years that raffles and withdrawals take; users declare it. */
export const ADULT_AGE = 18;
/** Real days after which somebody who has declared that they are under 18 can declare that they are 18. */
export const MINOR_DAYS = 365;
/** Whether a user may take part in those: not before they have declared it, and as an admin never. */
export const ADULT_STANDINGS = ['open', 'undeclared', 'minor', 'admin'] as const;
export type AdultStanding = (typeof ADULT_STANDINGS)[number];

/** Letters of a referral code. */
export const REF_CODE_LENGTH = 8;

/** No 0, O, 1, I: people read codes to one another. */
export const REF_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Anyone who was away for so long is told what has happened meanwhile. */
export const AWAY_MS = 2 * 3_600_000;

/** What a user pays in: `$` for USD, otherwise `€`. Amounts of the game are always dollars. */
export const CURRENCIES = ['USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];
