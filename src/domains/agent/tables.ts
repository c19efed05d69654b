/** What makes a person an agent, and whom he represents. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';

export const agents = pgTable(
  'agents',
  {
    personId: integer()
      .$type<PersonId>()
      .primaryKey()
      .references(() => persons.id),
    /** 0 to 99 each; 50 is ordinary. */
    hardness: smallint().notNull(),
    patience: smallint().notNull(),
    network: smallint().notNull(),
    trust: smallint().notNull(),
  },
  (table) => [
    check(
      'agents_are_within_bounds',
      sql`least(${table.hardness}, ${table.patience}, ${table.network}, ${table.trust}) >= 0
        and greatest(${table.hardness}, ${table.patience}, ${table.network}, ${table.trust}) <= 99`,
    ),
  ],
);

/** Who represents whom. A player without a row speaks for himself. */
export const representations = pgTable(
  'representations',
  {
    playerId: integer()
      .$type<PlayerId>()
      .primaryKey()
      .references(() => players.id),
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => agents.personId),
    /** Absolute day on which it began, and the last season that it covers. */
    sinceDay: integer().notNull(),
    untilSeason: smallint().notNull(),
    /** Percent of what the client earns. */
    rate: smallint().notNull(),
    /** How much the client trusts a user who represents him, 0 to 100. */
    trust: smallint().notNull().default(60),
    /** How a user lets him ask: −2 (modest) to 2 (hard). */
    ask: smallint().notNull().default(0),
    /** Clubs that he goes to rather than others in the frenzy, the dearest first. */
    wishes: integer().array().$type<ClubId[]>().notNull().default([]),
    /** Clubs on his no-trade list; null: his own. */
    noTrade: integer().array().$type<ClubId[]>(),
    /** Absolute day on which a trade was asked for; null: never. */
    tradeAskedOn: integer(),
  },
  (table) => [
    index('representations_by_agent').on(table.personId),
    check('representations_have_a_rate', sql`${table.rate} between 3 and 5`),
    check('representations_within_bounds', sql`${table.trust} between 0 and 100 and ${table.ask} between -2 and 2`),
  ],
);
