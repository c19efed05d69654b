/** How managers train their players; whom none of them has set a plan for, the assistant trains. */
import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Intensity, RestLimit } from '#domains/training/constants.ts';
import type { TrainingTemplate } from '#domains/training/contract.ts';

export const trainingPlans = pgTable('training_plans', {
  playerId: playerId().primaryKey(),
  /** Who made it: with another club it is void. */
  clubId: clubId().notNull(),
  /** Place of the skill among his; null: he works on all alike. */
  skill: smallint(),
  intensity: text().$type<Intensity>().notNull(),
  restBelow: smallint().$type<RestLimit>().notNull(),
});

/** Ways to train that a user has given a name. */
export const trainingTemplates = pgTable(
  'training_templates',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    name: text().notNull(),
    skill: text().$type<TrainingTemplate['skill']>().notNull(),
    intensity: text().$type<Intensity>().notNull(),
    restBelow: smallint().$type<RestLimit>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
