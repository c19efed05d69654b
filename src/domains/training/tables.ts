/** How managers train their players; whom none of them has set a plan for, the assistant trains. */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Intensity, RestLimit } from '#domains/training/constants.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';

export const trainingPlans = pgTable('training_plans', {
  playerId: integer()
    .$type<PlayerId>()
    .primaryKey()
    .references(() => players.id),
  /** Who made it: with another club it is void. */
  clubId: integer()
    .$type<ClubId>()
    .notNull()
    .references(() => clubs.id),
  /** Place of the skill among his; null: he works on all alike. */
  skill: smallint(),
  intensity: text().$type<Intensity>().notNull(),
  restBelow: smallint().$type<RestLimit>().notNull(),
});
