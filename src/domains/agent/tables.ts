/** What makes a person an agent, and whom he represents. */
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

/** Who represents whom. A player without a row speaks for himself. */
export const representations = pgTable(
  'representations',
  {
    playerId: playerId().primaryKey(),
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
    /** Absolute day on which a trade was asked for; null: never. */
    tradeAskedOn: integer(),
    /** Clubs that a user has named under a clause against trades, of which kind, and on which absolute day; null: none has. */
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

/** Whom users have represented, the last time only: for a season neither they nor their clubs may use what they know of him. */
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

/** What users offer to players who have no agent, or whose time with one ends with the season. Decided in the night. */
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

/** Contracts that agents have made for their clients, users and others: users earn their share for as long as these run. */
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
