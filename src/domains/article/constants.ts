/** Articles: how long, how many, and what stands in them. */

/** `draft`: only its author sees it. `withdrawn` by its author, `hidden` by the admins: gone from the news. */
export const ARTICLE_STATES = ['draft', 'published', 'withdrawn', 'hidden'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Letters. */
export const MIN_HEADLINE = 8;
export const MAX_HEADLINE = 120;
export const MIN_BODY = 60;
export const MAX_BODY = 12_000;
/** Where what is written of an article is kept until it is saved, and of one that is not kept yet: a user has one. */
export const BODY = 'article-body';
export const NEW_BODY = { kind: 'new-article', id: 1 } as const;
/** Of who or what an article is based on. */
export const MAX_SOURCES = 300;

/** Names that one call asks for. */
export const MAX_NAMED_AT_ONCE = 100;

/** Drafts that a reporter may have, and articles that they may publish on one game day. */
export const MAX_DRAFTS = 12;
export const MAX_PUBLISHED_A_DAY = 3;

/** Of a poll: letters of its question and of an answer, answers, and game days after the first on which readers can vote. */
export const MIN_QUESTION = 8;
export const MAX_QUESTION = 140;
export const MAX_ANSWER = 60;
export const MIN_ANSWERS = 2;
export const MAX_ANSWERS = 6;
export const MAX_POLL_DAYS = 7;

export const ARTICLES_PER_PAGE = 15;

/** Dollars that a paper pays for each new reader of a day, and readers of a day that it pays for at most. */
export const PAY_PER_READER = 400;
export const MAX_PAID_READERS = 50;

/**
 * Press prizes, by readers' votes: each reader who reacts to an article votes for it, unless with boos. In the nights of these days of a season
 * the best article since the last one has that of the month, and after the last of them that of the season.
 */
export const PRIZE_DAYS = [21, 42, 62] as const;
/** Whole dollars. */
export const PRIZE_MONEY = { month: 10_000, season: 40_000 } as const;
/** Votes without which there is no prize. */
export const MIN_PRIZE_VOTES = 3;

/** Characters of a comment, and comments that are shown at a time. */
export const MAX_COMMENT = 1000;
export const COMMENTS_AT_A_TIME = 100;
