/** How the assistant builds a club's three squads between seasons; judgments that keep squads legal. */
import { PHASE_STARTS } from '#engine/calendar.ts';

/** Target squad sizes, injured players included; 20 dress. */
export const SQUAD_SIZES = { PRO: 24, FRM: 23, U21: 28 } as const;
/** Maximum players at a position above its minimum. */
export const MORE_THAN_LEAST = 1;

/** Points by which a junior must be better to join the first team. */
export const JUNIOR_IN_PRO_COST = 5.5;
/** Points per year of youth when juniors are compared. */
export const YOUTH_VALUE = 3.5;
/** Juniors below this age stay with the juniors, whatever the farm team lacks. */
export const YOUNGEST_ON_FARM = 19;
/** Skaters and goalies older than the farm's own age class whom a farm team keeps: one skater less than may dress. */
export const OLDER_ON_FARM = { skaters: 3, goalies: 1 } as const;

/** Minimum age or first-team games from which a player must clear waivers to be sent down (design: club.md, section 2). */
export const WAIVERS = { fromAge: 25, fromGames: 40 } as const;
/** Points of overall by which a player must beat an AI club's weakest at his position to be claimed. */
export const CLAIM_MARGIN = 1.1;

/** Game days an AI club keeps a claimed player up, and does not reclaim one it sent down. */
export const CLAIMED_FOR = 21;

/** Minimum game days out for injured reserve, on which a player does not count against the roster limit. */
export const RESERVE_DAYS = 3;
/** First day AI clubs cut to the roster limit, so that surplus players can be claimed in training camp. */
export const CUT_DAY = PHASE_STARTS.preseason;
/** Game days a manager has to fix an illegal roster before the fine and the assistant's action. */
export const GRACE_DAYS = 2;
/** Fine for a roster that stays illegal, as a share of the minimum salary. */
export const FINE = 0.25;

/** Seasons in a depth chart: the current one and the next two. */
export const DEPTH_SEASONS = 3;

/** Points of a fill-in below an average farm team's weakest player, so that fill-ins never improve a team. */
export const FILL_IN_BELOW_FARM = 10;

/** Lowest overall of any player (see `PlayerSpec`). */
export const MIN_FILL_IN_OVERALL = 20;

/** Healthy players needed for a lineup: four lines, three pairs, two goalies. */
export const MIN_HEALTHY = { forward: 12, defense: 6, goalie: 2 } as const;
/** Centers needed among the forwards, one per line; otherwise a winger or a defenseman takes faceoffs. */
export const MIN_CENTERS = 4;
