/** Agents and their clients. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoTradeKind } from '#domains/agent/constants.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { ClubId, ContractId, PersonId } from '#engine/ids.ts';

export const agents = pgTable(
  'agents',
  {
    personId: personId().primaryKey(),
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

/** Representations. A player without a row represents himself. */
export const representations = pgTable(
  'representations',
  {
    playerId: playerId().primaryKey(),
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => agents.personId),
    /** Absolute day of the start, and the last season. */
    sinceDay: integer().notNull(),
    untilSeason: smallint().notNull(),
    /** Percent of the client's earnings. */
    rate: smallint().notNull(),
    /** The client's trust in a user as agent, 0 to 100. */
    trust: smallint().notNull().default(60),
    /** Ask set by a user: −2 (modest) to 2 (hard). */
    ask: smallint().notNull().default(0),
    /** Clubs the client prefers in the frenzy, in order of preference. */
    wishes: integer().array().$type<ClubId[]>().notNull().default([]),
    /** Absolute day on which a trade was asked for; null: never. */
    tradeAskedOn: integer(),
    /** Clubs that a user has named under a no-trade clause, the kind of clause, and the absolute day; null: never. */
    named: integer().array().$type<ClubId[]>().notNull().default([]),
    namedKind: text().$type<NoTradeKind>(),
    namedOn: integer(),
  },
  (table) => [
    check('representations_name_of_a_kind', sql`(${table.namedKind} is null) = (${table.namedOn} is null)`),
    index('representations_by_agent').on(table.personId),
    check('representations_have_a_rate', sql`${table.rate} between 3 and 5`),
    check('representations_within_bounds', sql`${table.trust} between 0 and 100 and ${table.ask} between -2 and 2`),
  ],
);

/**
 * The latest representation of a player by a user: for a season neither the user nor their clubs may use what they know
 * about the player.
 */
export const formerClients = pgTable(
  'former_clients',
  {
    playerId: playerId().notNull(),
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => agents.personId),
    /** Absolute day. */
    endedOn: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.personId] }),
    index('former_clients_by_agent').on(table.personId),
    index('former_clients_by_day').on(table.endedOn),
  ],
);

/** Users' offers to players without an agent, or whose representation ends with the season. Decided at night. */
export const representationOffers = pgTable(
  'representation_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => agents.personId),
    /** Percent, and the last season. */
    rate: smallint().notNull(),
    untilSeason: smallint().notNull(),
    /** Absolute day. */
    madeOn: integer().notNull(),
    status: text().$type<RepresentationStatus>().notNull().default('open'),
  },
  (table) => [
    uniqueIndex('representation_offers_open').on(table.playerId, table.personId).where(sql`${table.status} = 'open'`),
    index('representation_offers_by_agent').on(table.personId, table.status),
    check('representation_offers_have_a_rate', sql`${table.rate} between 3 and 5`),
  ],
);
export type RepresentationStatus = 'open' | 'accepted' | 'declined' | 'withdrawn';

/** Contracts negotiated by agents for their clients, both users and AI: users earn commissions for as long as these run. */
export const agentDeals = pgTable(
  'agent_deals',
  {
    contractId: integer()
      .$type<ContractId>()
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => agents.personId),
    /** Percent. */
    rate: smallint().notNull(),
  },
  (table) => [index('agent_deals_by_agent').on(table.personId)],
);
