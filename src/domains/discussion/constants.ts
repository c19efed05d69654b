/** Numbers of discussions. */
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Edits of a comment within this time of the first of them count as one. Milliseconds. */
export const ONE_EDIT_MS = 5 * MINUTE_MS;
/** Edits of one user within 24 hours. */
export const MAX_EDITS_A_DAY = 50;
/** Versions of a comment that are kept: what it said first, and the latest. More than of a day, which are counted. */
export const MAX_VERSIONS = 60;
/** Versions in one answer. */
export const VERSIONS_PER_PAGE = 5;

/** Characters of a draft: of the longest text that users write anywhere. */
export const MAX_DRAFT = 10_000;
/** Drafts of one user: the oldest makes room. */
export const MAX_DRAFTS = 50;

/** Days for which it is kept what a comment said before it was changed. */
export const EDIT_DAYS = 365;

/** Tells whom a comment names. */
export const TELL_NAMED_JOB = 'tell-named';
/** Users who are told that one comment names them: the first ones. */
export const MAX_TOLD = 5;
/** Comments of one user within 24 hours that tell whom they name; those that were taken back count, too. */
export const MAX_TELLING_A_DAY = 30;
/** A user whom the same author has named in the same place within this time is not told again. Milliseconds. */
export const TOLD_AGAIN_MS = 10 * MINUTE_MS;
