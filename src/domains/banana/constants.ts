/** Constants of Banana Day; a judgment: playing all day fills a basket, and occasional looks fill half of one. */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Fruit hidden on screens, with shares in percent. */
export const FRUITS = { banana: 40, orange: 24, mango: 16, pineapple: 12, coconut: 8 } as const;
export type Fruit = keyof typeof FRUITS;
export const FRUIT_IDS = Object.keys(FRUITS) as [Fruit, ...Fruit[]]; // they are its keys

/**
 * Where fruit hides, with the screen as the router writes it. Every activated user reaches these, with or without a club, and no admin
 * can close one alone. What users have found is stored by the names.
 */
export const PLACES = {
  friends: '/friends',
  guide: '/guide',
  hall: '/hall-of-fame',
  help: '/help',
  notifications: '/notifications',
  quests: '/quests',
  referrals: '/referral-program',
  search: '/search',
  versions: '/version-history',
  people: '/world/actors',
  awards: '/world/awards',
  nations: '/world/nations',
  news: '/world/news',
  records: '/world/records',
  leaders: '/leaderboard/overview',
  achievements: '/leaderboard/achievements',
  rankings: '/leaderboard/rankings',
  trophies: '/leaderboard/trophies',
  pucks: '/puck',
  transactions: '/puck/transactions',
  forum: '/forum',
  messages: '/messages',
} as const;
export type Place = keyof typeof PLACES;
export const PLACE_IDS = Object.keys(PLACES) as [Place, ...Place[]]; // they are its keys

/** Fruit hidden per user and hour, each on a different screen. */
export const HIDDEN_AN_HOUR = 6;
/** Maximum fruit a household finds on one Banana Day. */
export const MAX_FOUND = 36;
/** Minimum milliseconds between two finds of a household, and from a look to its find. */
export const FIND_SPACING_MS = 15_000;
export const MIN_LOOK_MS = 1_000;
/** Milliseconds after which fruit that was seen is gone without another look. */
export const MAX_LOOK_MS = 10 * 60_000;
/** Minimum milliseconds between a user's looks, and maximum looks per hour; others find nothing. */
export const LOOK_SPACING_MS = 1_000;
export const MAX_LOOKS_AN_HOUR = 240;

/** Maximum open orders per user, and fruit per side of an order. */
export const MAX_ORDERS = 10;
export const MAX_IN_ORDER = 9;
/** Maximum ratio between the sides of an order, so that a swap is not a gift. */
export const MAX_RATIO = 3;
/** Orders of other users shown, newest first, and the user's own closed ones. */
export const ORDERS_SHOWN = 100;
export const HISTORY_SHOWN = 30;
/** Managers on the leaderboard. */
export const LEADERS_SHOWN = 20;

/** Game days a horn won with fruit plays: a season. */
export const HORN_DAYS = DAYS_PER_SEASON;

/** The goal horn won with fruit. */
export const PRIZE_HORN = 'bananajoe';

interface Recipe {
  needs: Readonly<Partial<Record<Fruit, number>>>;
  pucks: number;
  /** Whether it is limited to one per Banana Day. */
  isOnce: boolean;
}

/** Recipes for fruit. Their pucks divide the household's limit, so none is paid in part. */
export const RECIPES = {
  smoothie: { needs: { banana: 3 }, pucks: 5, isOnce: false },
  salad: { needs: { banana: 2, orange: 2, mango: 1 }, pucks: 15, isOnce: false },
  /** Counts toward the achievements for fruit bowls. */
  bowl: { needs: { banana: 1, orange: 1, mango: 1, pineapple: 1, coconut: 1 }, pucks: 0, isOnce: true },
  /** The goal horn Banana Joe for a season. */
  horn: { needs: { banana: 3, pineapple: 2, coconut: 1 }, pucks: 0, isOnce: true },
} as const satisfies Readonly<Record<string, Recipe>>;
export type RecipeId = keyof typeof RECIPES;
export const RECIPE_IDS = Object.keys(RECIPES) as [RecipeId, ...RecipeId[]]; // they are its keys

/** Returns a recipe. */
export function recipeOf(id: RecipeId): Recipe {
  return RECIPES[id];
}
