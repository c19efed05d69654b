/** What is counted of a season for milestones. */
export const MILESTONES = ['goals', 'points', 'wins', 'shutouts'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** From so many days out an injury is news: bruises are the club's own business, and its desk tells of them. */
export const MIN_DAYS_TOLD = 3;

/** What users may say to an item. */
export const REACTIONS = ['cheer', 'wow', 'laugh', 'sad', 'boo'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Items whose reactions are asked for at once: those of a page. */
export const MAX_ITEMS_ASKED = 40;

/** Unread items that are counted; above, it is "more than". */
export const MAX_UNREAD = 99;
