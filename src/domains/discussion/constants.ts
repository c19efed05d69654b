/** Numbers of discussions. */

/** Characters of a draft: of the longest text that users write anywhere. */
export const MAX_DRAFT = 10_000;
/** Drafts of one user: the oldest makes room. */
export const MAX_DRAFTS = 50;
