/** Jobs of all careers, with one mechanism for posting, applying, holding and ending them. */
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

/** A posting becomes the job of the person hired; when they leave, the row is over and a new posting takes its place. */
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
    /** The current or last holder; null: open, or never filled. */
    personId: personId(),
    /** Whole dollars per season; for an open job the employer's estimate. */
    pay: integer().notNull(),
    /** Whole dollars for each season in which the club's first team makes the playoffs; nations pay none. */
    bonus: integer().notNull().default(0),
    /** Minimum fit of applicants, 0 to 99; 0: no minimum. */
    minFit: smallint().notNull().default(0),
    /** Absolute days. */
    postedOn: integer().notNull(),
    fromDay: integer(),
    endedOn: integer(),
    /** The last season of the terms. */
    untilSeason: smallint(),
    endReason: text().$type<EndReason>(),
    /** New terms offered to a user who holds the job; both null: none. */
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

/** Applications for jobs, and offers by employers. */
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
    /** Answers in the interview, one per question; null: no interview yet. */
    answers: text().array().$type<Answer[]>(),
    /** Whether the manager or president has shortlisted the applicant. */
    isShortlisted: boolean().notNull().default(false),
    /** The terms offered; null: no offer yet. */
    pay: integer(),
    untilSeason: smallint(),
    bonus: integer().notNull().default(0),
    /** Absolute days of the application and of the offer. */
    madeOn: integer().notNull(),
    offeredOn: integer(),
  },
  (table) => [
    uniqueIndex('job_applications_one_each').on(table.jobId, table.personId),
    index('job_applications_by_person').on(table.personId, table.state),
  ],
);

/** Pay limits for hires by managers' assistants. No limit without a row, or with one of a former manager. */
export const staffLimits = pgTable('staff_limits', {
  clubId: clubId().primaryKey(),
  /** The manager who set the limit, which does not apply to a successor. */
  userId: integer().$type<UserId>().notNull(),
  /** Whole dollars per season, for each job. */
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
    /** The employer: one of the two. */
    clubId: clubId(),
    nationId: nationId(),
    /** The league of the club's first team at that time. */
    leagueId: integer().$type<LeagueId>(),
    season: smallint().notNull(),
    day: smallint().notNull(),
    /** Whole dollars: pay per season, or severance. */
    amount: integer().notNull(),
  },
  (table) => [
    index('job_events_by_season').on(table.career, table.season, table.id),
    index('job_events_by_job').on(table.jobId),
    index('job_events_by_person').on(table.personId, table.id),
    check('job_events_have_an_employer', sql`(${table.clubId} is null) <> (${table.nationId} is null)`),
  ],
);
