/** Managers' training plans; players without one are trained by the assistant. */
import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Intensity, RestLimit } from '#domains/training/constants.ts';
import type { TrainingTemplate } from '#domains/training/contract.ts';

export const trainingPlans = pgTable('training_plans', {
  playerId: playerId().primaryKey(),
  /** The club whose manager made it: void at another club. */
  clubId: clubId().notNull(),
  /** Index of the skill among his; null: he works on all equally. */
  skill: smallint(),
  intensity: text().$type<Intensity>().notNull(),
  restBelow: smallint().$type<RestLimit>().notNull(),
});

/** Training settings that a user has named. */
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
