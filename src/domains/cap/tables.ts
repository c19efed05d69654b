/** The limits of each league and season, and how much of a season's cap each club has used. What contracts count follows from them. */
import { bigint, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';

/** Set when a season begins; a world's first season has none and takes the first limits of the tier. */
export const capLimits = pgTable(
  'cap_limits',
  {
    /** A PRO league. */
    leagueId: leagueId().notNull(),
    season: smallint().notNull(),
    /** Whole dollars; the lower limit and the bounds of salaries follow from it. */
    upper: integer().notNull(),
    /** Whole dollars that a goal above replacement costs a season; 0 until the summer's market has set it. */
    goalPrice: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.season] })],
);

/**
 * The cap is counted by the day, so that room accrues. Each morning adds what contracts and dead cap count today: the sum is in
 * dollars times days, so that nothing is ever rounded. A season's limit is 63 times the upper one.
 */
export const capAccruals = pgTable(
  'cap_accruals',
  {
    clubId: clubId().notNull(),
    season: smallint().notNull(),
    /** Days that are counted. */
    days: smallint().notNull(),
    dollarDays: bigint({ mode: 'number' }).notNull(),
    /** Performance bonuses that players have earned, whole dollars: they count once, not by the day. */
    bonuses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);
