/** Users in federations: they apply, are accepted or not, say whether they wish to be drawn, and leave. */
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

/** Asks to be taken in; of two tabs that ask at once one does. A president who is a user is notified. */
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
 * A president answers an application: yes, and he is a member; no, and nothing is left of it. While the federation is held open there is no
 * no.
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
  // After the application, as nights lock them.
  if (!isAccepted && (await lockHeldOpen(tx, nationId, absoluteDay))) return federationRefusals.heldOpen();
  if (isAccepted) {
    await tx.update(federationMembers).set({ state: 'member', joinedOn: absoluteDay }).where(waiting);
  } else {
    await tx.delete(federationMembers).where(waiting);
  }
  await notifyOf(pgRows(tx), [application], isAccepted ? 'federation-admitted' : 'federation-turned-down');
  return { ok: true };
}

/** Whether a federation is held open. Nobody calls an election in it until the transaction ends. */
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

/** In the night: takes in whom an AI presides over or whom nobody has answered for days. @returns how many */
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

/** Where a user is a member or has asked to be; null: nowhere. Nobody else changes it until the transaction ends. */
export async function lockBelonging(tx: Transaction, userId: UserId) {
  const [own] = await tx
    .select()
    .from(federationMembers)
    .where(and(eq(federationMembers.userId, userId), ne(federationMembers.state, 'left')))
    .for('no key update');
  return own ?? null;
}

/** A member leaves, an application is withdrawn; who presides resigns, and who leads the national teams does so no more. */
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

/** The user presides over nothing any more. */
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

/** Whether a member wishes to be in the draw of the nation's general manager. */
export async function setOptIn(
  tx: Transaction,
  { nationId, userId, isOptedIn }: { nationId: NationId; userId: UserId; isOptedIn: boolean },
): Promise<Done> {
  const own = await lockBelonging(tx, userId);
  if (own?.nationId !== nationId || own.state !== 'member') return federationRefusals.notMember();
  await tx.update(federationMembers).set({ isOptedIn }).where(eq(federationMembers.id, own.id));
  return { ok: true };
}

/** Whether a federation takes members, says its president; while it is held open he cannot close it. */
export async function setOpen(
  tx: Transaction,
  { nationId, isOpen, absoluteDay }: { nationId: NationId; isOpen: boolean; absoluteDay: number },
): Promise<Done> {
  if (!isOpen && (await lockHeldOpen(tx, nationId, absoluteDay))) return federationRefusals.heldOpen();
  await tx.update(federations).set({ isOpen }).where(eq(federations.id, nationId));
  return { ok: true };
}

/** Federations take everybody until a day, whatever their presidents say; null: presidents say again whom they take. */
export async function holdOpen(
  rows: Rows,
  { nationIds, untilDay }: { nationIds: readonly NationId[]; untilDay: number | null },
): Promise<void> {
  await rows.updateWhere(federations, { heldOpenUntil: untilDay }, { id: nationIds });
}

/** Nothing of whom a user has belonged to is left; the office that he held is vacant. Before his persons lose their user. */
export async function eraseMember(tx: Transaction, userId: UserId): Promise<void> {
  const { absoluteDay } = await readToday(tx);
  // First, so that who is being appointed at the same moment either is a member no more, or is dismissed.
  await tx.delete(federationMembers).where(eq(federationMembers.userId, userId));
  await resignOf(tx, { userId, absoluteDay });
  await dismissNationalGm(tx, userId);
}

/** The federations that a user has belonged to, for them to take along. */
export async function exportMember(db: Database, userId: UserId) {
  return db.select().from(federationMembers).where(eq(federationMembers.userId, userId));
}

/** The federations over which somebody presides, as sessions know them. */
export function grantsOfPresidents(userId: SQL): SQL {
  return sql`
    select 'president', 'federation', ${federations.id} from ${federations}
    join ${persons} on ${persons.id} = ${federations.presidentId} where ${persons.userId} = ${userId}`;
}
