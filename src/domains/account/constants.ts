/** Numbers about accounts. */

/** Minutes since the last visit up to which a user counts as online. Visits are recorded once a minute. */
export const ONLINE_MINUTES = 5;

export const ACCOUNT_SETTINGS = {
  /** Whether other users see that the user is online. */
  'account.online': { kind: 'switch', default: true },
} as const;

/** Minimum age for raffles and withdrawals, as users declare it. */
export const ADULT_AGE = 18;
/** Real days after which a user who declared being under 18 can declare being 18. */
export const MINOR_DAYS = 365;
/** A user's access to raffles and withdrawals: only after declaring their age, and never as an admin. */
export const ADULT_STANDINGS = ['open', 'undeclared', 'minor', 'admin'] as const;
export type AdultStanding = (typeof ADULT_STANDINGS)[number];

/** Letters of a referral code. */
export const REF_CODE_LENGTH = 8;

/** Without 0, O, 1 and I, as people read codes aloud. */
export const REF_CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a user pays in: `$` for USD, otherwise `€`. Amounts of the game are always dollars. */
export const CURRENCIES = ['USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Real days for which a name that a user has given up stays theirs: nobody else can be taken for them. */
export const NAME_KEPT_DAYS = 90;
/** Changes of their own name that a user can make within this many real days. */
export const RENAMES = { most: 2, days: 30 };
