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

/** What is said on subjects of this kind earns trust: posts in topics of the forum. */
export const EARNS_TRUST = 'topic';

/**
 * Earned by visits and posts, and asked of whatever a user writes. In 24 hours: topics, posts in topics, and lines in places of every other
 * kind (chats of games, comments on trades, articles and proposals, messages). In one text: users who are named, and links to elsewhere.
 */
export const TRUST_LEVELS = ['new', 'basic', 'member', 'regular'] as const;
export type Trust = (typeof TRUST_LEVELS)[number];
interface TrustLevel {
  visitDays: number;
  posts: number;
  topicsADay: number;
  postsADay: number;
  linesADay: number;
  mentions: number;
  links: number;
}
export const TRUST: Record<Trust, TrustLevel> = {
  new: { visitDays: 0, posts: 0, topicsADay: 2, postsADay: 10, linesADay: 100, mentions: 2, links: 0 },
  basic: { visitDays: 3, posts: 3, topicsADay: 5, postsADay: 50, linesADay: 300, mentions: 5, links: 3 },
  member: { visitDays: 15, posts: 20, topicsADay: 10, postsADay: 100, linesADay: 600, mentions: 10, links: 10 },
  regular: { visitDays: 50, posts: 100, topicsADay: 20, postsADay: 200, linesADay: 1000, mentions: 10, links: 10 },
};

/** The same words again by one user within this time are refused: in topics at once, … */
export const REPEAT_HOURS = 24;
/** … elsewhere from this many letters on, since a goal is cheered more than once, and after this many times. */
export const REPEATED_LINE = { letters: 40, most: 3 } as const;

/** What the game draws in one text, and whom and what it may name. */
export const MAX_EMBEDS = 6;
export const MAX_MENTIONS = 30;
export const MAX_EMBED_ID = 2_147_483_647;
/** Of such an id, as it is written. */
export const MAX_REFERENCE_DIGITS = 10;
/** Letters of the beginning of a text that lists and pushes show. */
export const MAX_LEAD = 220;

/** Characters of a draft: of the longest text that users write anywhere. */
export const MAX_DRAFT = 12_000;
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
