/** Inputs and outputs for conditions on picks. */

import * as z from 'zod';
import { given, wholeNumber } from '#domains/ids.ts';
import { playerRef } from '#domains/shapes.ts';
import { CONDITION } from '#domains/trade/constants.ts';

/**
 * games: a player in the trade plays this many games for the club that gets him. playoffs: the club that gives the pick reaches the playoffs. top:
 * the pick is among the first of its draft.
 */
const condition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('games'), playerId: given.player, games: wholeNumber(1, CONDITION.mostGames) }),
  z.object({ kind: z.literal('playoffs') }),
  z.object({ kind: z.literal('top'), places: wholeNumber(1, CONDITION.mostPlaces) }),
]);
export type PickCondition = z.infer<typeof condition>;

/** The pick that a conditional pick becomes, and when: the two picks then change places. */
export const becoming = z.object({ pickId: given.pick, condition });
export type Becoming = z.infer<typeof becoming>;

export const CONDITION_STATUSES = ['offered', 'pending', 'met', 'missed'] as const;
export type ConditionStatus = (typeof CONDITION_STATUSES)[number];

const conditionView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('games'),
    player: playerRef,
    games: z.number().int(),
    /** Games for that club this season; null: the trade has not been made. */
    played: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('playoffs') }),
  z.object({ kind: z.literal('top'), places: z.number().int() }),
]);
export type ConditionView = z.infer<typeof conditionView>;

/** @param pick the shape of a pick */
export function becomingView<Pick extends z.ZodType>(pick: Pick) {
  return z.object({
    pick,
    condition: conditionView,
    /** offered: the trade has not been made. */
    status: z.enum(CONDITION_STATUSES),
    /** The season whose games decide; for an open offer, the season if it were accepted today. */
    season: z.number().int(),
  });
}
