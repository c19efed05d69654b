/** Numbers of the World Championship. */
import type { NATION_LEVELS } from '#domains/club/constants.ts';

/** Nations of the divisions, from the top; all others join the last one. */
export const DIVISION_SIZES = [16, 12, 8] as const;
export const TOP_DIVISION = 1;
export const DIVISION_I = 2;
/** Nations of a lower division that go up; the last of each group of the upper one go down. */
export const PROMOTED = 2;
/** Nations of the last division at most: two groups of six. */
export const MAX_LAST_DIVISION = 12;

/** The days of the championship, beside the last two rounds of the playoffs. */
export const FIRST_DAY = 49;
/** The faceoff slot of each age group's games; friendly cups have the one between. */
export const SLOTS = { senior: 3, U20: 1 } as const satisfies Record<(typeof NATION_LEVELS)[number], number>;
/** In the night of this day squads are named and the groups drawn: the first playoff round is over. */
export const SQUAD_DAY = FIRST_DAY - 1;

/** The first three of the top division. */
export const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** Overtime after the groups, in minutes with three skaters a side; the final is played until a goal. */
export const OVERTIME_MINUTES = 10;
/** How much a game matters to the players' nerves. */
export const IMPORTANCE = { group: 0.6, afterGroups: 0.8, final: 1 } as const;
