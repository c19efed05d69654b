/** Statistics with milestones. */
export const MILESTONES = ['goals', 'points', 'wins', 'shutouts'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Minimum days out for an injury to make the news; shorter ones appear on the club's desk. */
export const MIN_DAYS_TOLD = 3;

/** Subject kind of news items, for reactions. */
export const NEWS = 'news';

/** Reactions to a news item. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'sad', 'boo'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Maximum items per call for reactions: a page. */
export const MAX_ITEMS_ASKED = 40;

/** Maximum unread items counted; above it, the count reads "more than". */
export const MAX_UNREAD = 99;

/** The first day of a season whose ratings go on record. */
export const FIRST_RECORD_DAY = 7;

/** Totals of a season that a writer notices, in its 38 games: what some three men of a team come to. */
export const TOTALS_NOTED = {
  goals: [15, 20, 25, 30, 35, 40],
  points: [30, 40, 50, 60, 70, 80],
  wins: [10, 15, 20, 25, 30],
  shutouts: [3, 5, 7, 9],
} as const;

/** A streak is news from this many games on, and then at every second one. */
export const STREAK_FROM = 4;

/** Minimum length of a streak whose end is news. */
export const STREAK_ENDED_FROM = 5;

/** First day the league lead is news. */
export const LEADERS_FROM_DAY = 15;

/** Minimum change of a team's overall to be a mover; smaller ones are lineup noise. */
export const MIN_MOVED = 2;

/** Teams named in each direction. */
export const MOVERS_NAMED = 3;

/** Games in a team's form, and its weight against the whole season. */
export const OUTLOOK_FORM = { games: 10, share: 0.6 } as const;

/** Share of points for a goal difference of one per game. */
export const SHARE_PER_GOAL = 0.12;

/** First day with previews of the game to watch, once standings are meaningful. */
export const PREVIEWS_FROM_DAY = 12;

/** Teams in a power ranking. */
export const TEAMS_RANKED = 5;

/** Share of a story's weight left a day later. */
export const WORTH_A_DAY_LATER = 0.75;

/** Days from one power ranking to the next, and between two that are compared. */
export const DAYS_PER_WEEK = 7;

/** Topics by which the world's news can be filtered. */
export const NEWS_TOPICS = ['all', 'games', 'injuries', 'moves', 'honors', 'rumors', 'press'] as const;

/** The days of which a front page tells, the last of them its own. */
export const STORY_DAYS = 5;

/** Stories on a front page, the first five of them with a picture; the least there are, even if two are about one club. */
export const STORIES_PLACED = { max: 8, min: 5 } as const;
