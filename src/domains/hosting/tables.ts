/** Bids to host the world championship, and its past hosts. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { federations } from '#domains/federation/tables.ts';
import type { BidState } from '#domains/hosting/contract.ts';
import { personId } from '#domains/person/tables.ts';
import type { NationId } from '#engine/ids.ts';

const nationId = () =>
  integer()
    .$type<NationId>()
    .notNull()
    .references(() => federations.id);

export const hostingBids = pgTable(
  'hosting_bids',
  {
    /** Season of the championship. */
    season: smallint().notNull(),
    nationId: nationId(),
    /** Whole dollars, held by the league until the decision. */
    pledge: integer().notNull(),
    /** The president's argument for the bid; '': by an AI, or by a user whose account was erased. */
    plea: text().notNull(),
    /** The president who made the bid. */
    personId: personId(),
    state: text().$type<BidState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.nationId] }),
    index('hosting_bids_by_nation').on(table.nationId),
    index('hosting_bids_by_person').on(table.personId),
    check('hosting_bids_pledge', sql`${table.pledge} > 0`),
  ],
);

/** Final awards; tournaments read them. */
export const hostings = pgTable(
  'hostings',
  {
    season: smallint().primaryKey(),
    nationId: nationId(),
    /** Number of bids; 0: there were none, and the league chose. */
    bids: smallint().notNull(),
    pledge: integer().notNull(),
  },
  (table) => [index('hostings_by_nation').on(table.nationId)],
);
