/** Bids to host the championship of the world, and who has hosted it. */
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
    /** Of the championship. */
    season: smallint().notNull(),
    nationId: nationId(),
    /** Whole dollars, which the league holds until it is decided. */
    pledge: integer().notNull(),
    /** Why there, in the words of the president; '': of an AI, or of a user who has left for good. */
    plea: text().notNull(),
    /** Who has made it. */
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

/** Decided for good; tournaments read it. */
export const hostings = pgTable(
  'hostings',
  {
    season: smallint().primaryKey(),
    nationId: nationId(),
    /** How many bids there were; 0: nobody bid, and the league chose. */
    bids: smallint().notNull(),
    pledge: integer().notNull(),
  },
  (table) => [index('hostings_by_nation').on(table.nationId)],
);
