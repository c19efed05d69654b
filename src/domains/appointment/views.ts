/** The staff as admins see it, and the posts to appoint to. */
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { APPOINTMENTS_PER_PAGE, ORGANIZED_KINDS } from '#domains/appointment/constants.ts';
import type { Appointment } from '#domains/appointment/contract.ts';
import { appointments } from '#domains/appointment/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const appointer = alias(users, 'appointer');
const dismisser = alias(users, 'dismisser');

/** Returns one page of current and former staff, and their total number. */
export async function listAppointments(db: Database, page: number): Promise<{ rows: Appointment[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({
        row: appointments,
        name: users.name,
        competition: competitions.name,
        appointedBy: appointer.name,
        dismissedBy: dismisser.name,
      })
      .from(appointments)
      .innerJoin(users, eq(users.id, appointments.userId))
      .leftJoin(competitions, eq(competitions.id, appointments.competitionId))
      .leftJoin(appointer, eq(appointer.id, appointments.appointedBy))
      .leftJoin(dismisser, eq(dismisser.id, appointments.dismissedBy))
      .orderBy(desc(sql`${appointments.dismissedAt} is null`), desc(appointments.id))
      .limit(APPOINTMENTS_PER_PAGE)
      .offset((page - 1) * APPOINTMENTS_PER_PAGE),
    db.$count(appointments),
  ]);
  return {
    rows: rows.map(
      ({ row: { id, userId, role, competitionId, appointedAt, dismissedAt }, name, competition, ...by }) => ({
        id,
        user: { id: userId, name },
        role,
        competition: competitionId === null ? null : { id: competitionId, name: competition ?? '' },
        appointedBy: by.appointedBy,
        appointedAt: appointedAt.toISOString(),
        dismissedBy: by.dismissedBy,
        dismissedAt: dismissedAt?.toISOString() ?? null,
      }),
    ),
    total,
  };
}

/** Returns the competitions of this and future seasons that can have an organizer. */
export async function organizedCompetitions(db: Database) {
  const { season } = await readToday(db);
  const rows = await db
    .select({ id: competitions.id, name: competitions.name })
    .from(competitions)
    .where(and(gte(competitions.season, season), inArray(competitions.kind, [...ORGANIZED_KINDS])))
    .orderBy(asc(competitions.name), asc(competitions.id));
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}
