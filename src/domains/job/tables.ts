/** Jobs of all careers: one machine for posting, applying, holding and ending them. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId } from '#domains/club/tables.ts';
import type {
  Answer,
  ApplicationState,
  EmployerKind,
  EndReason,
  JobEventKind,
  JobRole,
  JobState,
} from '#domains/job/constants.ts';
import { nationId } from '#domains/nation/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { personId } from '#domains/person/tables.ts';
import type { JobId, LeagueId, UserId } from '#engine/ids.ts';

/** A posting becomes the job of anyone who gets it; when he leaves it is over, and a new one is posted. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().$type<JobId>().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<CareerKind>().notNull(),
    role: text().$type<JobRole>().notNull(),
    employer: text().$type<EmployerKind>().notNull(),
    clubId: clubId(),
    nationId: nationId(),
    state: text().$type<JobState>().notNull(),
    /** Who holds or held it; null: it is open, or nobody was found. */
    personId: personId(),
    /** Whole dollars a season; of an open job what the employer reckons with. */
    pay: integer().notNull(),
    /** Whole dollars for each season in which the club's first team makes the playoffs; nations pay none. */
    bonus: integer().notNull().default(0),
    /** How good anyone who applies must be in it, 0 to 99; 0: the employer asks for nothing. */
    minFit: smallint().notNull().default(0),
    /** Absolute days. */
    postedOn: integer().notNull(),
    fromDay: integer(),
    endedOn: integer(),
    /** The last season of the terms. */
    untilSeason: smallint(),
    endReason: text().$type<EndReason>(),
    /** New terms that a user who holds the job has been offered; both null: none. */
    offeredPay: integer(),
    offeredUntil: smallint(),
    offeredBonus: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('jobs_one_of_a_role')
      .on(table.clubId, table.kind, table.role)
      .where(sql`${table.state} <> 'ended' and ${table.clubId} is not null`),
    uniqueIndex('jobs_one_of_a_nations_role')
      .on(table.nationId, table.kind, table.role)
      .where(sql`${table.state} <> 'ended' and ${table.nationId} is not null`),
    uniqueIndex('jobs_one_held').on(table.personId).where(sql`${table.state} = 'held'`),
    index('jobs_by_person').on(table.personId),
    index('jobs_by_state').on(table.kind, table.state),
    index('jobs_by_club').on(table.clubId, table.state),
    check(
      'jobs_have_an_employer',
      sql`(${table.employer} = 'club') = (${table.clubId} is not null)
        and (${table.employer} = 'nation') = (${table.nationId} is not null)
        and ${table.employer} in ('club', 'nation')`,
    ),
    check(
      'jobs_are_held_by_somebody',
      sql`(${table.state} <> 'held' or (${table.personId} is not null and ${table.fromDay} is not null and ${table.untilSeason} is not null))
        and (${table.state} = 'ended') = (${table.endedOn} is not null)`,
    ),
    check(
      'jobs_offer_terms_to_holders',
      sql`(${table.offeredPay} is null) = (${table.offeredUntil} is null)
        and (${table.offeredPay} is null or ${table.state} = 'held')`,
    ),
    check('jobs_pay', sql`${table.pay} >= 0`),
    check(
      'jobs_bonus',
      sql`${table.bonus} >= 0 and ${table.offeredBonus} >= 0
        and (${table.employer} = 'club' or ${table.bonus} + ${table.offeredBonus} = 0)`,
    ),
    check('jobs_min_fit', sql`${table.minFit} between 0 and 99`),
  ],
);

/** Who applies for a job, or is asked by its employer. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer()
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id),
    personId: personId().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    letter: text().notNull(),
    /** What he said in the interview, one answer a question; null: not yet. */
    answers: text().array().$type<Answer[]>(),
    /** Anyone who decides has put him on his shortlist. */
    isShortlisted: boolean().notNull().default(false),
    /** What is offered; null: nothing yet. */
    pay: integer(),
    untilSeason: smallint(),
    bonus: integer().notNull().default(0),
    /** Absolute days on which he applied, and on which an offer was made. */
    madeOn: integer().notNull(),
    offeredOn: integer(),
  },
  (table) => [
    uniqueIndex('job_applications_one_each').on(table.jobId, table.personId),
    index('job_applications_by_person').on(table.personId, table.state),
  ],
);

/** What assistants of managers may pay somebody whom they hire. Without a row, or with one of a former manager: what is asked. */
export const staffLimits = pgTable('staff_limits', {
  clubId: clubId().primaryKey(),
  /** Who has set it: it does not bind his successor. */
  userId: integer().$type<UserId>().notNull(),
  /** Whole dollars a season, in each job. */
  most: integer().notNull(),
});

/** The log of all jobs. */
export const jobEvents = pgTable(
  'job_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer()
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id),
    kind: text().$type<JobEventKind>().notNull(),
    career: text().$type<CareerKind>().notNull(),
    role: text().$type<JobRole>().notNull(),
    personId: personId(),
    /** With whom the job was: one of the two. */
    clubId: clubId(),
    nationId: nationId(),
    /** The league that the club's first team was in. */
    leagueId: integer().$type<LeagueId>(),
    season: smallint().notNull(),
    day: smallint().notNull(),
    /** Whole dollars: pay a season, or compensation. */
    amount: integer().notNull(),
  },
  (table) => [
    index('job_events_by_season').on(table.career, table.season, table.id),
    index('job_events_by_job').on(table.jobId),
    index('job_events_by_person').on(table.personId, table.id),
    check('job_events_have_an_employer', sql`(${table.clubId} is null) <> (${table.nationId} is null)`),
  ],
);
