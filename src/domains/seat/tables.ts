/** Who may do what with a club or a team. Only this slice reads and writes `seats`; the views are for joins of others. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, pgView, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId, teamId } from '#domains/club/tables.ts';
import type { Ending, SeatRole, SeatScope } from '#domains/seat/constants.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';

/** Every seat that a user holds or has held. Of those who play as AI there are none. */
export const seats = pgTable(
  'seats',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    scope: text().$type<SeatScope>().notNull(),
    /** One of the two, as the scope says. */
    clubId: clubId(),
    teamId: teamId(),
    userId: userId().notNull(),
    role: text().$type<SeatRole>().notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Absolute day on which it was taken. */
    fromDay: integer().notNull(),
    /** Absolute day on which it was left; null: it is held. */
    toDay: integer(),
    /** How a manager left; null: they still run the club, or the seat is no manager's. */
    ending: text().$type<Ending>(),
    /**
     * The first club, and no call has bound it yet; of a seat that was left: on its first day so, and nobody waits for a club because
     * of it.
     */
    isTrial: boolean().notNull().default(false),
  },
  (table) => [
    index('seats_by_club').on(table.clubId),
    index('seats_by_team').on(table.teamId),
    index('seats_by_user').on(table.userId),
    uniqueIndex('seats_one_of_a_club').on(table.clubId, table.role).where(sql`${table.toDay} is null`),
    uniqueIndex('seats_one_of_a_team')
      .on(table.teamId, table.role)
      .where(sql`${table.toDay} is null and ${table.role} <> 'assistant'`),
    // Who leads a nation leads both of its teams, and assistants help at both.
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

/** The general managers of today, at most one a club and a user. */
export const managers = pgView('managers', {
  clubId: integer('club_id').$type<ClubId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  fromDay: integer('from_day').notNull(),
}).as(sql`select club_id, user_id, since, from_day from seats where role = 'manager' and to_day is null`);

/** Everybody who has run a club, and when. */
export const tenures = pgView('tenures', {
  id: integer('id').notNull(),
  clubId: integer('club_id').$type<ClubId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  fromDay: integer('from_day').notNull(),
  toDay: integer('to_day'),
  ending: text('ending').$type<Ending>(),
  isTrial: boolean('is_trial').notNull(),
}).as(sql`select id, club_id, user_id, from_day, to_day, ending, is_trial from seats where role = 'manager'`);

/** The users who coach a team today, at most one a team and a user. */
export const headCoaches = pgView('head_coaches', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select team_id, user_id from seats where role = 'head-coach' and to_day is null`);

/** The general managers of national teams today, at most one a team. */
export const nationalGms = pgView('national_gms', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
  fromDay: integer('from_day').notNull(),
}).as(sql`select team_id, user_id, from_day from seats where role = 'national-gm' and to_day is null`);

/** The users who assist at a team today. */
export const assistants = pgView('assistants', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select team_id, user_id from seats where role = 'assistant' and to_day is null`);

/** The general manager of every team that has one, at most one a team: of a club's the club's manager, of a nation's its own. */
export const leaders = pgView('leaders', {
  teamId: integer('team_id').$type<TeamId>().notNull(),
  userId: integer('user_id').$type<UserId>().notNull(),
}).as(sql`select t.id as team_id, s.user_id from seats s join teams t on t.club_id = s.club_id
      where s.role = 'manager' and s.to_day is null
    union all
    select team_id, user_id from seats where role = 'national-gm' and to_day is null`);
