/** Users in federations: applying, admission, opting in to the general manager draw, and leaving. */
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { FactOf } from '#domains/fact.ts';
import type { federationNotifications } from '#domains/federation/kinds.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { isAcceptedTonight, isHeldOpen, mayApply, takesMembers } from '#domains/federation/rules/members.ts';
import { presidedByAi } from '#domains/federation/store/ai-presidents.ts';
import { dismissNationalGm } from '#domains/federation/store/national-gms.ts';
import { leaveOffice } from '#domains/federation/store/presidents.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type Done = { ok: true } | Refused;

interface OfUser {
  nationId: NationId;
  userId: UserId;
  absoluteDay: number;
}

/** Applies for membership; of two concurrent applications by a user one succeeds. Notifies the president, if a user. */
export async function applyToFederation(tx: Transaction, { nationId, userId, absoluteDay }: OfUser): Promise<Done> {
  await lockName(tx, 'federation', userId);
  const [federation] = await tx
    .select({
      isOpen: federations.isOpen,
      heldOpenUntil: federations.heldOpenUntil,
      name: nations.name,
      presidentUserId: persons.userId,
    })
    .from(federations)
    .innerJoin(nations, eq(nations.id, federations.id))
    .leftJoin(persons, eq(persons.id, federations.presidentId))
    .where(eq(federations.id, nationId));
  if (!federation) return federationRefusals.unknown();
  const own = await tx.select().from(federationMembers).where(eq(federationMembers.userId, userId));
  const may = mayApply(own, { nationId, isOpen: takesMembers(federation, absoluteDay) }, absoluteDay);
  if (!may.ok) return may;
  await tx.insert(federationMembers).values({ nationId, userId, state: 'applied', appliedOn: absoluteDay });
  if (federation.presidentUserId === null) return { ok: true };
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const params = { nationId, nation: federation.name, user: user?.name ?? '' };
  await notify(pgRows(tx), [
    { userId: federation.presidentUserId, channel: 'world', kind: 'federation-applicant', params },
  ]);
  return { ok: true };
}

/**
 * Answers an application for the president: accepting makes the user a member, declining deletes the application. A
 * federation that is held open cannot decline.
 */
export async function answerApplication(
  tx: Transaction,
  { nationId, userId, absoluteDay, isAccepted }: OfUser & { isAccepted: boolean },
): Promise<Done> {
  const waiting = and(
    eq(federationMembers.nationId, nationId),
    eq(federationMembers.userId, userId),
    eq(federationMembers.state, 'applied'),
  );
  const [application] = await tx.select().from(federationMembers).where(waiting).for('no key update');
  if (!application) return federationRefusals.noApplication();
  // Locked after the application, in the same order as at night.
  if (!isAccepted && (await lockHeldOpen(tx, nationId, absoluteDay))) return federationRefusals.heldOpen();
  if (isAccepted) {
    await tx.update(federationMembers).set({ state: 'member', joinedOn: absoluteDay }).where(waiting);
  } else {
    await tx.delete(federationMembers).where(waiting);
  }
  await notifyOf(pgRows(tx), [application], isAccepted ? 'federation-admitted' : 'federation-turned-down');
  return { ok: true };
}

/** Whether a federation is held open. Locks it against new elections until the transaction ends. */
async function lockHeldOpen(tx: Transaction, nationId: NationId, absoluteDay: number): Promise<boolean> {
  const [door] = await tx
    .select({ heldOpenUntil: federations.heldOpenUntil })
    .from(federations)
    .where(eq(federations.id, nationId))
    .for('no key update');
  return door !== undefined && isHeldOpen(door, absoluteDay);
}

type Answer = Extract<FactOf<typeof federationNotifications>['kind'], 'federation-admitted' | 'federation-turned-down'>;

async function notifyOf(
  rows: Rows,
  answered: readonly { nationId: NationId; userId: UserId }[],
  kind: Answer,
): Promise<void> {
  const ids = [...new Set(answered.map(({ nationId }) => nationId))];
  const names = new Map((await rows.read(nations, ['id', 'name'], { id: ids })).map(({ id, name }) => [id, name]));
  await notify(
    rows,
    answered.map(({ nationId, userId }) => ({
      userId,
      channel: 'world' as const,
      kind,
      params: { nationId, nation: names.get(nationId) ?? '' },
    })),
  );
}

/**
 * Admits applicants at night: in AI federations, in those held open, and those without an answer for days.
 * @returns their number
 */
export async function acceptApplications(rows: Rows, absoluteDay: number): Promise<number> {
  const waiting = await rows.read(federationMembers, ['id', 'nationId', 'userId', 'appliedOn'], { state: 'applied' });
  if (waiting.length === 0) return 0;
  const nationIds = waiting.map(({ nationId }) => nationId);
  const ofAi = new Set(await presidedByAi(rows, nationIds));
  const doors = await rows.read(federations, ['id', 'heldOpenUntil'], { id: nationIds });
  const held = new Set(doors.flatMap((one) => (isHeldOpen(one, absoluteDay) ? [one.id] : [])));
  const accepted = waiting.filter((one) =>
    isAcceptedTonight(one, { isAi: ofAi.has(one.nationId), isHeld: held.has(one.nationId), absoluteDay }),
  );
  if (accepted.length === 0) return 0;
  await rows.update(
    federationMembers,
    'id',
    accepted.map(({ id }) => ({ id, state: 'member' as const, joinedOn: absoluteDay })),
  );
  await notifyOf(rows, accepted, 'federation-admitted');
  return accepted.length;
}

/** Returns a user's membership or application, locked until the transaction ends; null: none. */
export async function lockBelonging(tx: Transaction, userId: UserId) {
  const [own] = await tx
    .select()
    .from(federationMembers)
    .where(and(eq(federationMembers.userId, userId), ne(federationMembers.state, 'left')))
    .for('no key update');
  return own ?? null;
}

/**
 * Ends a membership, or withdraws an application. A president resigns, and the general manager of the national teams
 * leaves office.
 */
export async function leaveFederation(tx: Transaction, { nationId, userId, absoluteDay }: OfUser): Promise<Done> {
  const own = await lockBelonging(tx, userId);
  if (own?.nationId !== nationId) return federationRefusals.notMember();
  await resignOf(tx, { userId, absoluteDay });
  await dismissNationalGm(tx, userId);
  const its = eq(federationMembers.id, own.id);
  if (own.state === 'applied') await tx.delete(federationMembers).where(its);
  else await tx.update(federationMembers).set({ state: 'left', leftOn: absoluteDay, isOptedIn: false }).where(its);
  return { ok: true };
}

/** Resigns a user from any presidency. */
export async function resignOf(
  tx: Transaction,
  { userId, absoluteDay }: { userId: UserId; absoluteDay: number },
): Promise<void> {
  const presided = await tx
    .select({ id: federations.id })
    .from(federations)
    .innerJoin(persons, eq(persons.id, federations.presidentId))
    .where(eq(persons.userId, userId));
  const nationIds = presided.map(({ id }) => id);
  await leaveOffice(pgRows(tx), { nationIds, reason: 'resigned', ...dateOf(absoluteDay) });
}

/** Sets whether a member takes part in the draw of the nation's general manager. */
export async function setOptIn(
  tx: Transaction,
  { nationId, userId, isOptedIn }: { nationId: NationId; userId: UserId; isOptedIn: boolean },
): Promise<Done> {
  const own = await lockBelonging(tx, userId);
  if (own?.nationId !== nationId || own.state !== 'member') return federationRefusals.notMember();
  await tx.update(federationMembers).set({ isOptedIn }).where(eq(federationMembers.id, own.id));
  return { ok: true };
}

/** Sets the president's decision on taking members; a federation that is held open cannot be closed. */
export async function setOpen(
  tx: Transaction,
  { nationId, isOpen, absoluteDay }: { nationId: NationId; isOpen: boolean; absoluteDay: number },
): Promise<Done> {
  if (!isOpen && (await lockHeldOpen(tx, nationId, absoluteDay))) return federationRefusals.heldOpen();
  await tx.update(federations).set({ isOpen }).where(eq(federations.id, nationId));
  return { ok: true };
}

/** Holds federations open until a day, regardless of their presidents; null: lets presidents decide again. */
export async function holdOpen(
  rows: Rows,
  { nationIds, untilDay }: { nationIds: readonly NationId[]; untilDay: number | null },
): Promise<void> {
  await rows.updateWhere(federations, { heldOpenUntil: untilDay }, { id: nationIds });
}

/** Deletes a user's memberships and vacates their office. Run it before their persons lose the user. */
export async function eraseMember(tx: Transaction, userId: UserId): Promise<void> {
  const { absoluteDay } = await readToday(tx);
  // First, so that a concurrent appointment either finds no member, or is revoked below.
  await tx.delete(federationMembers).where(eq(federationMembers.userId, userId));
  await resignOf(tx, { userId, absoluteDay });
  await dismissNationalGm(tx, userId);
}

/** Exports the federations that a user has belonged to. */
export async function exportMember(db: Database, userId: UserId) {
  return db.select().from(federationMembers).where(eq(federationMembers.userId, userId));
}

/** Selects the federations a user presides over, as grants for sessions. */
export function grantsOfPresidents(userId: SQL): SQL {
  return sql`
    select 'president', 'federation', ${federations.id} from ${federations}
    join ${persons} on ${persons.id} = ${federations.presidentId} where ${persons.userId} = ${userId}`;
}
