/** Numbers of the entry draft. */

/** Rounds of a draft; each club has a pick in every one. */
export const DRAFT_ROUNDS = 7;
/** Picks of so many drafts are known and can change hands, the next one first. */
export const DRAFTS_AHEAD = 3;
