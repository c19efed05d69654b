/** Numbers of discussions. */
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Milliseconds within which edits of a comment count as one. */
export const ONE_EDIT_MS = 5 * MINUTE_MS;
/** Edits of one user within 24 hours. */
export const MAX_EDITS_A_DAY = 50;
/** Stored versions of a comment: the first and the latest ones; more than a day's edit limit. */
export const MAX_VERSIONS = 60;
/** Versions per page. */
export const VERSIONS_PER_PAGE = 5;

/** Subject kind that earns trust: posts in forum topics. */
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

/** Hours in which a user's repeated text is refused: in topics at once, … */
export const REPEAT_HOURS = 24;
/** … elsewhere from this length and after this many times, so that cheers can repeat. */
export const REPEATED_LINE = { letters: 40, most: 3 } as const;

/** Maximum embeds and mentions per text. */
export const MAX_EMBEDS = 6;
export const MAX_MENTIONS = 30;
export const MAX_EMBED_ID = 2_147_483_647;
/** Maximum digits of a referenced id. */
export const MAX_REFERENCE_DIGITS = 10;
/** Characters of an excerpt in lists and pushes. */
export const MAX_LEAD = 220;

/** Maximum characters of a draft: the longest user text anywhere. */
export const MAX_DRAFT = 12_000;
/** Maximum drafts per user; a new one replaces the oldest. */
export const MAX_DRAFTS = 50;

/** Days earlier versions of a comment are kept. */
export const EDIT_DAYS = 365;

/** The job that notifies users mentioned in a comment. */
export const TELL_NAMED_JOB = 'tell-named';
/** Maximum users notified of a mention per comment; the first ones. */
export const MAX_TOLD = 5;
/** Maximum comments per user and 24 hours that notify mentioned users; deleted ones count as well. */
export const MAX_TELLING_A_DAY = 30;
/** Milliseconds in which repeated mentions by one author in one place do not notify again. */
export const TOLD_AGAIN_MS = 10 * MINUTE_MS;

/** How many `@` of a text are looked up as names of users, and the letters of the longest name. */
export const AT_NAMES = { most: 30, letters: 30 } as const;
