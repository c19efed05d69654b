/** Numbers of facilities. Money in whole dollars of the top tier. */

/** What a club can build. */
export const BUILDABLE = ['seats', 'boxes', 'training', 'medical', 'scouting', 'academy'] as const;
export type Buildable = (typeof BUILDABLE)[number];
/** Facilities that earn money. */
export const EARNING = ['seats', 'boxes'] as const satisfies readonly Buildable[];
/**
 * Facilities that help the team, which rich AI clubs build as well. They build no training centers, so that the levels
 * of leagues stay what they are.
 */
export const HELPING = ['academy', 'scouting', 'medical'] as const satisfies readonly Buildable[];

export const MAX_LEVEL = 10;
/** Level of all facilities in a new world. */
export const FIRST_LEVEL = 3;

/** Cost of the first upgrade, and the growth with each further one. */
export const BUILDING_COST = {
  seats: 10_000_000,
  boxes: 8_000_000,
  training: 9_000_000,
  medical: 5_000_000,
  scouting: 4_500_000,
  academy: 7_500_000,
  growth: 1.3,
} as const;
/** Construction days by level. */
export const BUILDING_DAYS = { base: 10, perLevel: 4 } as const;
/** Daily upkeep per level above the first; seats have upkeep per seat. */
export const LEVEL_UPKEEP = {
  seats: 0,
  boxes: 8_000,
  training: 12_000,
  medical: 7_000,
  scouting: 6_000,
  academy: 10_000,
} as const;
/** Each level adds this share of the seats that the arena has, rounded to this many. */
export const SEATS = { share: 0.05, step: 50 } as const;
/**
 * An AI club looks so often whether to build, in days, and keeps a share of a season's revenue in hand: so much for what earns money, so
 * much for what helps the team, which it builds up to a level only.
 */
export const AI_BUILDING = { everyDays: 21, reserve: 0.14, ampleReserve: 0.2, helpingUpTo: 6 } as const;

export const PRICE_STEP = 10_000;
