/** League limits by season, and each club's cap charges so far. Future charges follow from its contracts. */
import { bigint, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';

/** Set when a season begins; a world's first season has none and uses the tier's defaults. */
export const capLimits = pgTable(
  'cap_limits',
  {
    /** A PRO league. */
    leagueId: leagueId().notNull(),
    season: smallint().notNull(),
    /** Whole dollars; the lower limit and the salary limits follow from it. */
    upper: integer().notNull(),
    /** The price of a goal above replacement in whole dollars a season; 0 until the summer's market sets it. */
    goalPrice: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.season] })],
);

/**
 * The cap is counted by the day, so that space accrues. Each morning adds today's contracts and dead cap in dollar-days, so that nothing is ever
 * rounded. A season's limit is 63 times the upper one.
 */
export const capAccruals = pgTable(
  'cap_accruals',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** Days counted so far. */
    days: smallint().notNull(),
    dollarDays: bigint({ mode: 'number' }).notNull(),
    /** Performance bonuses players have earned, whole dollars: counted once, not by the day. */
    bonuses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);
