/** How managers train their players; whom none of them has set a plan for, the assistant trains. */
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Intensity, RestLimit } from '#domains/training/constants.ts';
import type { TrainingTemplate } from '#domains/training/contract.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';

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

/** Ways to train that a user has given a name. */
export const trainingTemplates = pgTable(
  'training_templates',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    skill: text().$type<TrainingTemplate['skill']>().notNull(),
    intensity: text().$type<Intensity>().notNull(),
    restBelow: smallint().$type<RestLimit>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
