/** What premium brings: comfort only. The one list of its benefits; each is asked for by its name in one place. */

/** Real days before the end of premium on which its member is reminded. */
export const REMIND_DAYS = 3;

/** What users may have, without and with premium. What is over the limit when premium ends is kept, and cannot be changed. */
export const PREMIUM_LIMITS = {
  /** Searches that a user may keep. */
  savedSearches: { free: 20, premium: 60 },
  /** Letters of a note on the shortlist. */
  noteLength: { free: 200, premium: 2_000 },
} as const;
export type PremiumLimit = keyof typeof PREMIUM_LIMITS;
