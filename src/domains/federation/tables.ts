/** Federations, one per nation: presidents, members and season results. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { polls } from '#domains/ballot/tables.ts';
import type { BudgetState, MemberState, OfficeEnd, OfficeOrigin } from '#domains/federation/constants.ts';
import { nationId } from '#domains/nation/tables.ts';
import { personId } from '#domains/person/tables.ts';

/** A federation has the id of its nation. */
export const federations = pgTable(
  'federations',
  {
    id: nationId().primaryKey(),
    /** null: vacant; the next night appoints a president. A person presides over one federation at most. */
    presidentId: personId(),
    /** Season number; 0 or negative for seasons before the world began. */
    foundedAt: smallint().notNull(),
    /** Primary and secondary: '#rrggbb'. */
    colors: text().array().notNull(),
    /** Whether it takes members, by the president's decision. */
    isOpen: boolean().notNull().default(true),
    /**
     * Absolute day until which it admits all applicants, because an election may replace the president; null: the
     * president decides.
     */
    heldOpenUntil: integer(),
    /** Excess of the nation's share of draft prospects over its base: 0.01 is one percent more. */
    youth: real().notNull().default(0),
  },
  (table) => [
    uniqueIndex('federations_one_president').on(table.presidentId),
    check('federations_youth', sql`${table.youth} between -0.05 and 0.05`),
  ],
);

/** Terms of presidents. */
export const presidencies = pgTable(
  'presidencies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    nationId: nationId().notNull(),
    personId: personId().notNull(),
    origin: text().$type<OfficeOrigin>().notNull(),
    /** Absolute days; `null` as the end: still in office. */
    fromDay: integer().notNull(),
    untilDay: integer(),
    endReason: text().$type<OfficeEnd>(),
  },
  (table) => [
    uniqueIndex('presidencies_one_each').on(table.nationId).where(sql`${table.untilDay} is null`),
    index('presidencies_by_person').on(table.personId),
    check('presidencies_end', sql`(${table.untilDay} is null) = (${table.endReason} is null)`),
  ],
);

/** Users' memberships and applications, current and former. */
export const federationMembers = pgTable(
  'federation_members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    nationId: nationId().notNull(),
    userId: userId().notNull(),
    state: text().$type<MemberState>().notNull(),
    /** Absolute days. */
    appliedOn: integer().notNull(),
    joinedOn: integer(),
    leftOn: integer(),
    /** Whether the member takes part in the draw of the nation's general manager. */
    isOptedIn: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('federation_members_one_at_a_time').on(table.userId).where(sql`${table.state} <> 'left'`),
    index('federation_members_by_nation').on(table.nationId, table.state),
    index('federation_members_by_user').on(table.userId),
    check(
      'federation_members_states',
      sql`(${table.state} = 'applied') = (${table.joinedOn} is null) and (${table.state} = 'left') = (${table.leftOn} is not null)`,
    ),
  ],
);

/** Proposed budgets; the votes on them are in `ballot`. */
export const federationBudgets = pgTable(
  'federation_budgets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    nationId: nationId().notNull(),
    season: smallint().notNull(),
    /** Percent of the season's grant. */
    youth: smallint().notNull(),
    courses: smallint().notNull(),
    scouting: smallint().notNull(),
    hosting: smallint().notNull(),
    /** The president's note on it. */
    note: text().notNull(),
    proposedBy: personId(),
    state: text().$type<BudgetState>().notNull(),
    /** Absolute day of the last votes. */
    closesOn: integer().notNull(),
    pollId: integer()
      .notNull()
      .references(() => polls.id),
    /** null: not counted yet. */
    votesFor: integer(),
    votesAgainst: integer(),
  },
  (table) => [
    uniqueIndex('federation_budgets_one_vote').on(table.nationId).where(sql`${table.state} = 'voting'`),
    index('federation_budgets_by_season').on(table.season, table.state),
    index('federation_budgets_by_nation').on(table.nationId, table.id),
    check(
      'federation_budgets_are_whole',
      sql`least(${table.youth}, ${table.courses}, ${table.scouting}, ${table.hosting}) >= 0
        and ${table.youth} + ${table.courses} + ${table.scouting} + ${table.hosting} <= 100`,
    ),
  ],
);

/** A federation's season results. */
export const federationSeasons = pgTable(
  'federation_seasons',
  {
    nationId: nationId().notNull(),
    season: smallint().notNull(),
    /** Before weighting. */
    points: integer().notNull(),
    /** Rank after the season, from 1. */
    rank: smallint().notNull(),
    /** President at the end of the season. */
    presidentId: personId(),
    /** See `federations.youth`, after the season. */
    youth: real().notNull(),
    /** Score of the president, 0 to 100. */
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.nationId, table.season] }),
    index('federation_seasons_by_president').on(table.presidentId),
  ],
);
