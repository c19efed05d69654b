/** Accredits users at desks. */
import { and, eq, sql } from 'drizzle-orm';
import type { BegunCareer, CareerOfSlice, Teaching } from '#domains/person/store/career.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { MIN_DAYS_AT_DESK } from '#domains/reporter/constants.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { mayTakeSeat } from '#domains/reporter/rules/seats.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import type { DeskId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Done = { ok: true } | Refused;

/** Returns a user's reporting career, with the desk that accredits them; null: none. */
export async function reporterOf(
  db: Database | Transaction,
  userId: UserId,
): Promise<{ personId: PersonId; name: string; deskId: DeskId | null; deskSince: number | null } | null> {
  const career = await careerOf(db, userId, 'reporter');
  if (!career) return null;
  const [row] = await db.select().from(reporters).where(eq(reporters.personId, career.id));
  const name = `${career.firstname} ${career.lastname}`;
  return { personId: career.id, name, deskId: row?.deskId ?? null, deskSince: row?.deskSince ?? null };
}

/**
 * Accredits a user's reporter at a desk instead of the previous one; of several who want the last seat, one gets it.
 */
export async function joinDesk(
  tx: Transaction,
  { userId, deskId, today }: { userId: UserId; deskId: DeskId; today: number },
): Promise<Done> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  const [desk] = await tx.select({ id: desks.id }).from(desks).where(eq(desks.id, deskId)).for('no key update');
  if (!desk) return reporterRefusals.unknownDesk();
  const users = await tx.$count(reporters, and(eq(reporters.deskId, deskId), eq(reporters.isStaff, false)));
  const may = mayTakeSeat(own, { id: deskId, users }, today);
  if (!may.ok) return may;
  await tx.update(reporters).set({ deskId, deskSince: today }).where(eq(reporters.personId, own.personId));
  return { ok: true };
}

/** Gives up the seat. */
export async function leaveDesk(tx: Transaction, userId: UserId): Promise<Done> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  if (own.deskId === null) return reporterRefusals.noDesk();
  await clearSeats(tx, own.personId);
  return { ok: true };
}

async function clearSeats(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.update(reporters).set({ deskId: null, deskSince: null }).where(eq(reporters.personId, personId));
}

/** A move, with which a reporter may change desks before the minimum stay is over. */
const teaching: Teaching = {
  async lessons(db, personId) {
    const [row] = await db
      .select({ since: reporters.deskSince })
      .from(reporters)
      .where(eq(reporters.personId, personId));
    const { absoluteDay } = await readToday(db);
    const isBound = row?.since != null && row.since + MIN_DAYS_AT_DESK > absoluteDay;
    return [{ course: 'relocation', from: null, nations: null, isOpen: isBound }];
  },
  async learn(tx, personId) {
    const { absoluteDay } = await readToday(tx);
    await tx
      .update(reporters)
      .set({ deskSince: absoluteDay - MIN_DAYS_AT_DESK })
      .where(eq(reporters.personId, personId));
  },
};

export const reporterCareer: CareerOfSlice = {
  kind: 'reporter',
  async begins(tx: Transaction, { personId }: BegunCareer): Promise<Done> {
    await tx.insert(reporters).values({ personId, isStaff: false });
    return { ok: true };
  },
  async ends(tx, { personId }) {
    await clearSeats(tx, personId);
    return { ok: true };
  },
  teaches: teaching,
};

/** Frees the seats of a user whose account is erased. */
export async function eraseReporter(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`
    update reporters set desk_id = null, desk_since = null
    where person_id in (select id from persons where user_id = ${userId} and kind = 'reporter')`);
}
