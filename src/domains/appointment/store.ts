/** Appointments and dismissals of staff by admins; moderation reads from here who may judge. */
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { lockUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { ORGANIZED_KINDS, type StaffRole } from '#domains/appointment/constants.ts';
import { appointmentRefusals } from '#domains/appointment/refusals.ts';
import { appointments } from '#domains/appointment/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { CompetitionId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;
type Appointment = typeof appointments.$inferSelect;

interface By {
  adminId: UserId;
  now: Date;
}

/** Appoints an activated user to the staff of the site or of a competition; the permissions apply from their next call on. */
export async function appoint(
  db: Database,
  {
    userId,
    role,
    competitionId = null,
  }: { userId: UserId; role: StaffRole; competitionId?: CompetitionId | undefined | null },
  { adminId, now }: By,
): Promise<Done> {
  return db.transaction(async (tx): Promise<Done> => {
    // Locked, so that a user deleted concurrently is not appointed afterwards.
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) return adminRefusals.unknownUser();
    if (!user.activatedAt) return adminRefusals.notActivated();
    const competition = competitionId === null ? null : await findCompetition(tx, competitionId);
    if (competitionId !== null && !competition) return appointmentRefusals.unknownCompetition();
    const [made] = await tx
      .insert(appointments)
      .values({ userId, role, competitionId, appointedBy: adminId, appointedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) return appointmentRefusals.held();
    await tell(tx, 'appointed', made, { adminId, competition: competition?.name ?? null });
    return { ok: true };
  });
}

/** Ends an appointment. A case claimed by a moderator is free for others once the claim has lapsed. */
export async function dismiss(db: Database, id: number, { adminId, now }: By): Promise<Done> {
  return db.transaction(async (tx): Promise<Done> => {
    const [ended] = await tx
      .update(appointments)
      .set({ dismissedAt: now, dismissedBy: adminId })
      .where(and(eq(appointments.id, id), isNull(appointments.dismissedAt)))
      .returning();
    if (!ended) {
      const isKnown = (await tx.$count(appointments, eq(appointments.id, id))) > 0;
      return isKnown ? appointmentRefusals.ended() : appointmentRefusals.unknown();
    }
    const competition = ended.competitionId === null ? null : await findCompetition(tx, ended.competitionId);
    await tell(tx, 'dismissed', ended, { adminId, competition: competition?.name ?? null });
    return { ok: true };
  });
}

/** Writes the admin log and notifies the user. */
async function tell(
  tx: Transaction,
  what: 'appointed' | 'dismissed',
  { userId, role }: Appointment,
  { adminId, competition }: { adminId: UserId; competition: string | null },
): Promise<void> {
  await recordAction(tx, adminId, `staff-${what}`, { userId, role, ...(competition !== null && { competition }) });
  const params = { role, competition };
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: `staff-${what}`, params }]);
  await publishChange(tx, [`user:${userId}`]);
}

async function findCompetition(tx: Transaction, id: CompetitionId): Promise<{ name: string } | null> {
  const [found] = await tx
    .select({ name: competitions.name })
    .from(competitions)
    .where(and(eq(competitions.id, id), inArray(competitions.kind, [...ORGANIZED_KINDS])));
  return found ? { name: found.name ?? '' } : null;
}

/** Selects a user's appointments, as grants for sessions. */
export function grantsOfStaff(userId: SQL): SQL {
  return sql`
    select ${appointments.role}, case when ${appointments.competitionId} is not null then 'competition' end,
      ${appointments.competitionId}
    from ${appointments} where ${appointments.userId} = ${userId} and ${appointments.dismissedAt} is null`;
}

/** Returns the users who may work on the report queue: admins and moderators who can log in. */
export async function judges(db: Database | Transaction): Promise<UserId[]> {
  const isModerator = inArray(
    users.id,
    db
      .select({ userId: appointments.userId })
      .from(appointments)
      .where(and(eq(appointments.role, 'moderator'), isNull(appointments.dismissedAt))),
  );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(or(users.isAdmin, isModerator), isNull(users.deletedAt), isNull(users.bankruptAt)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Removes a deleted user from the staff; their own appointments and dismissals of others stay. */
export async function eraseStaff(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(appointments).where(eq(appointments.userId, userId));
  await tx.update(appointments).set({ appointedBy: null }).where(eq(appointments.appointedBy, userId));
  await tx.update(appointments).set({ dismissedBy: null }).where(eq(appointments.dismissedBy, userId));
}

/** Exports a user's appointments with their dates. */
export async function exportStaff(db: Database, userId: UserId) {
  const { role, competitionId, appointedAt, dismissedAt } = appointments;
  return db
    .select({ role, competitionId, appointedAt, dismissedAt })
    .from(appointments)
    .where(eq(appointments.userId, userId))
    .orderBy(asc(appointments.id));
}
