/** What is counted of a season for milestones. */
export const MILESTONES = ['goals', 'points', 'wins', 'shutouts'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** From this many days out an injury is news: bruises are the club's own business, and its desk tells of them. */
export const MIN_DAYS_TOLD = 3;

/** Items of the news as what users react to. */
export const NEWS = 'news';

/** What users may say to an item. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'sad', 'boo'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Items whose reactions are asked for at once: those of a page. */
export const MAX_ITEMS_ASKED = 40;

/** Unread items that are counted; above, it is "more than". */
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

/** The end of one is from this many. */
export const STREAK_ENDED_FROM = 5;

/** The table says who leads from this day on. */
export const LEADERS_FROM_DAY = 15;

/** Points of overall from which on a team has moved: less is how lineups come and go. */
export const MIN_MOVED = 2;

/** Teams that are named each way. */
export const MOVERS_NAMED = 3;

/** Games that make a team's form, and how much they weigh against its whole season. */
export const OUTLOOK_FORM = { games: 10, share: 0.6 } as const;

/** A goal a game better than the opponents is worth this share of all points. */
export const SHARE_PER_GOAL = 0.12;

/** The table says something from this day on: then the game to watch is told on its eve. */
export const PREVIEWS_FROM_DAY = 12;

/** Teams that a ranking names. */
export const TEAMS_RANKED = 5;

/** A story is worth so much of it a day later. */
export const WORTH_A_DAY_LATER = 0.75;

/** Days from one power ranking to the next, and between two that are compared. */
export const DAYS_PER_WEEK = 7;
