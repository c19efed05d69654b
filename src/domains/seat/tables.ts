/** Roles of users at clubs and teams. Only this slice reads and writes `seats`; the views are for joins by others. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId, teamId } from '#domains/club/tables.ts';
import type { Ending, SeatRole, SeatScope } from '#domains/seat/constants.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';

/** Every current and past seat of a user; AIs have none. */
export const seats = pgTable(
  'seats',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    scope: text().$type<SeatScope>().notNull(),
    /** One of the two, depending on the scope. */
    clubId: clubId(),
    teamId: teamId(),
    userId: userId().notNull(),
    role: text().$type<SeatRole>().notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Absolute day on which it was taken. */
    fromDay: integer().notNull(),
    /** Absolute day on which it was left; null: current. */
    toDay: integer(),
    /** How a manager left; null: current, or not a manager's seat. */
    ending: text().$type<Ending>(),
    /**
     * Whether it is the user's first club and no call has bound it yet; for a past seat: whether it was left so on its
     * first day, which causes no waiting time.
     */
    isTrial: boolean().notNull().default(false),
    /** Game days on which a manager has acted for the club, and the last of them (absolute); counted in the first days, for probation. */
    actDays: smallint().notNull().default(0),
    lastActOn: integer(),
  },
  (table) => [
    index('seats_by_club').on(table.clubId),
    index('seats_by_team').on(table.teamId),
    index('seats_by_user').on(table.userId),
    uniqueIndex('seats_one_of_a_club').on(table.clubId, table.role).where(sql`${table.toDay} is null`),
    uniqueIndex('seats_one_of_a_team')
      .on(table.teamId, table.role)
      .where(sql`${table.toDay} is null and ${table.role} <> 'assistant'`),
    // A general manager leads both national teams, and assistants work for both.
    uniqueIndex('seats_one_of_a_user')
      .on(table.userId, table.role)
      .where(sql`${table.toDay} is null and ${table.role} in ('manager', 'head-coach')`),
    uniqueIndex('seats_once_at_a_team').on(table.teamId, table.userId, table.role).where(sql`${table.toDay} is null`),
    check(
      'seats_have_a_scope',
      sql`(${table.scope} = 'club') = (${table.clubId} is not null)
        and (${table.scope} = 'team') = (${table.teamId} is not null)
        and (${table.role} = 'manager') = (${table.scope} = 'club')
        and ${table.role} in ('manager', 'head-coach', 'assistant', 'national-gm')`,
    ),
    check('seats_end_once', sql`${table.toDay} is not null or ${table.ending} is null`),
  ],
);

/** Current managers, at most one per club and per user. */
export const managers = pgView('managers', {
  clubId: integer('club_id').$type<ClubId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  fromDay: integer('from_day').notNull(),
}).as(sql`select club_id, user_id, since, from_day from seats where role = 'manager' and to_day is null`);

/** All managers of clubs with their times. */
export const tenures = pgView('tenures', {
  id: integer('id').notNull(),
  clubId: integer('club_id').$type<ClubId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  fromDay: integer('from_day').notNull(),
  toDay: integer('to_day'),
  ending: text('ending').$type<Ending>(),
  isTrial: boolean('is_trial').notNull(),
}).as(sql`select id, club_id, user_id, from_day, to_day, ending, is_trial from seats where role = 'manager'`);

/** Users who are currently head coaches, at most one per team and per user. */
export const headCoaches = pgView('head_coaches', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select team_id, user_id from seats where role = 'head-coach' and to_day is null`);

/** Current general managers of national teams, at most one per team. */
export const nationalGms = pgView('national_gms', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  fromDay: integer('from_day').notNull(),
}).as(sql`select team_id, user_id, from_day from seats where role = 'national-gm' and to_day is null`);

/** Users who are currently assistants of a team. */
export const assistants = pgView('assistants', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select team_id, user_id from seats where role = 'assistant' and to_day is null`);

/**
 * Current general manager of every team that has one, at most one per team: the club's manager, or the national team's
 * own.
 */
export const leaders = pgView('leaders', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select t.id as team_id, s.user_id from seats s join teams t on t.club_id = s.club_id
      where s.role = 'manager' and s.to_day is null
    union all
    select team_id, user_id from seats where role = 'national-gm' and to_day is null`);
