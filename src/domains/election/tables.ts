/** Elections of presidents: candidates, programs and results. The votes are in `ballot`. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { polls } from '#domains/ballot/tables.ts';
import type { ElectionCause, ElectionState } from '#domains/election/constants.ts';
import type { OfficeOrigin } from '#domains/federation/constants.ts';
import { federations } from '#domains/federation/tables.ts';
import { personId } from '#domains/person/tables.ts';
import type { NationId } from '#engine/ids.ts';

export const elections = pgTable(
  'elections',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    nationId: integer()
      .$type<NationId>()
      .notNull()
      .references(() => federations.id),
    season: smallint().notNull(),
    cause: text().$type<ElectionCause>().notNull(),
    state: text().$type<ElectionState>().notNull(),
    /** Absolute days: the last ones of the campaign, and of the vote; null: no vote yet. */
    campaignUntil: integer().notNull(),
    ballotUntil: integer(),
    /** The poll of the current round; null: no vote. */
    pollId: integer().references(() => polls.id),
    /**
     * The number of eligible members, and of votes in the deciding round; null: no vote was held, or too few voted for
     * the number to be shown.
     */
    electorate: integer(),
    turnout: integer(),
    winnerId: personId(),
    outcome: text().$type<OfficeOrigin>(),
  },
  (table) => [
    uniqueIndex('elections_one_at_a_time').on(table.nationId).where(sql`${table.state} <> 'decided'`),
    index('elections_by_nation').on(table.nationId, table.id),
    check(
      'elections_are_decided',
      sql`(${table.state} = 'decided') = (${table.winnerId} is not null) and (${table.winnerId} is null) = (${table.outcome} is null)`,
    ),
  ],
);

export const candidacies = pgTable(
  'candidacies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    electionId: integer()
      .notNull()
      .references(() => elections.id),
    personId: personId().notNull(),
    /** '' for an AI or a deleted user. */
    program: text().notNull(),
    isInRunoff: boolean().notNull().default(false),
    /**
     * Votes in the first round, and in the runoff; null: not counted, no such round, or too few voted for the number to
     * be shown.
     */
    votes: integer(),
    runoffVotes: integer(),
  },
  (table) => [
    uniqueIndex('candidacies_one_each').on(table.electionId, table.personId),
    index('candidacies_by_person').on(table.personId),
  ],
);

/** Recalls: members' signatures against the president in office. */
export const recallSignatures = pgTable(
  'recall_signatures',
  {
    presidentId: personId().notNull(),
    userId: userId().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presidentId, table.userId] }),
    index('recall_signatures_by_user').on(table.userId),
  ],
);
