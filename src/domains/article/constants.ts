/** Limits of articles, their polls and their pay. */

/** `draft`: only its author sees it. `withdrawn` by its author, `hidden` by the admins: gone from the news. */
export const ARTICLE_STATES = ['draft', 'published', 'withdrawn', 'hidden'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Letters. */
export const MIN_HEADLINE = 8;
export const MAX_HEADLINE = 120;
export const MIN_BODY = 60;
export const MAX_BODY = 12_000;
/** Draft places: of an article's unsaved text, and of a new article, which a user has one of. */
export const BODY = 'article-body';
export const NEW_BODY = { kind: 'new-article', id: 1 } as const;
/** Maximum characters of an article's sources. */
export const MAX_SOURCES = 300;

/** Maximum names per call. */
export const MAX_NAMED_AT_ONCE = 100;

/** Maximum drafts of a reporter, and articles published per game day. */
export const MAX_DRAFTS = 12;
export const MAX_PUBLISHED_A_DAY = 3;

/** Limits of a poll: characters of its question and answers, number of answers, and game days after the first to vote. */
export const MIN_QUESTION = 8;
export const MAX_QUESTION = 140;
export const MAX_ANSWER = 60;
export const MIN_ANSWERS = 2;
export const MAX_ANSWERS = 6;
export const MAX_POLL_DAYS = 7;

export const ARTICLES_PER_PAGE = 15;

/** Dollars a paper pays per new reader of a day, and the maximum readers it pays for. */
export const PAY_PER_READER = 400;
export const MAX_PAID_READERS = 50;

/**
 * Press prizes, by readers' votes: each reader who reacts to an article votes for it, unless with boos. In the nights of these days of a season
 * the best article since the last one has that of the month, and after the last of them that of the season.
 */
export const PRIZE_DAYS = [21, 42, 62] as const;
/** Whole dollars. */
export const PRIZE_MONEY = { month: 10_000, season: 40_000 } as const;
/** Minimum votes for an award. */
export const MIN_PRIZE_VOTES = 3;

/** Maximum characters of a comment, and comments per page. */
export const MAX_COMMENT = 1000;
export const COMMENTS_AT_A_TIME = 100;
