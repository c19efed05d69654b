/** How the assistant builds the three squads of a club between two seasons. Judgments, set so that squads stay legal. */
import { PHASE_STARTS } from '#engine/calendar.ts';

/** Players that a squad is built up to, injuries included; 20 dress. */
export const SQUAD_SIZES = { PRO: 24, FRM: 23, U21: 28 } as const;
/** Of one position at most this many more than the least. */
export const MORE_THAN_LEAST = 1;

/** A junior must be better than the others by this much to be taken into the first team. */
export const JUNIOR_IN_PRO_COST = 5.5;
/** Among juniors, a year of youth counts as this many points. */
export const YOUTH_VALUE = 3.5;
/** Juniors below this age stay with the juniors, whatever the farm team lacks. */
export const YOUNGEST_ON_FARM = 19;
/** Skaters and goalies older than the farm's own age class whom a farm team keeps: one skater less than may dress. */
export const OLDER_ON_FARM = { skaters: 3, goalies: 1 } as const;

/** Who is this old, or has played this many games with a first team, goes down over waivers only (design: club.md, section 2). */
export const WAIVERS = { fromAge: 25, fromGames: 40 } as const;
/** An AI club claims who is better than its last man at the position by this many points of overall. */
export const CLAIM_MARGIN = 1.1;

/** This many game days an AI club keeps whom it has claimed before it sends him down again, and claims nobody back whom it has sent down. */
export const CLAIMED_FOR = 21;

/** Who is out for this many game days and more may go on injured reserve, where he does not count against the first team. */
export const RESERVE_DAYS = 3;
/** From the morning of this day on AI clubs cut their first teams: whom the summer has left too many is claimed in training camp. */
export const CUT_DAY = PHASE_STARTS.preseason;
/** Game days that a manager has when time has made his club illegal, before it is fined and his assistant acts. */
export const GRACE_DAYS = 2;
/** What the league fines a club that stays illegal: a share of its minimum salary. */
export const FINE = 0.25;

/** Seasons that a depth chart looks at: the running one and the next two. */
export const DEPTH_SEASONS = 3;

/** Points below the last man of an ordinary farm team: he is no way to a better team. */
export const FILL_IN_BELOW_FARM = 10;

/** Below this there are no hockey players (see `PlayerSpec`). */
export const MIN_FILL_IN_OVERALL = 20;

/** What has to be healthy for a lineup: four lines, three pairs, two goalies. */
export const MIN_HEALTHY = { forward: 12, defense: 6, goalie: 2 } as const;
/** Of the forwards this many have to be at home at center, one a line; otherwise a winger or a defenseman takes faceoffs. */
export const MIN_CENTERS = 4;
