/**
 * The only place that sends, accepts, declines, withdraws and expires invitations. Each is one transaction that locks
 * both parties and then the row: of two simultaneous answers, or an acceptance and a withdrawal, exactly one succeeds.
 */
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { InvitationState } from '#domains/invitation/constants.ts';
import { decideSending, isOpen, type Outstanding } from '#domains/invitation/rules.ts';
import type { Accepted, Acting, InvitationKind, StoredInvitation } from '#domains/invitation/store/kind.ts';
import { addresseeOf, asParty, holdParties, type Party, senderOf } from '#domains/invitation/store/parties.ts';
import { invitations } from '#domains/invitation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** An invitation to send. */
export interface Draft {
  subjectId: number;
  /** The sender, and the team they act for; null: they act for themselves. */
  from: Party & { userId: UserId };
  to: Party;
}

interface Sending {
  subject: () => number | Promise<number>;
  now: Date;
  /** When the subject is over; if absent, the invitation stays open for the full time of its kind. */
  until?: Date | null;
}

/**
 * Sends an invitation. The caller holds both parties (`holdParties`) and has checked that there is something to invite
 * to.
 * @param subject creates the subject once nothing prevents the invitation, and returns its id
 */
export async function sendInvitation(
  tx: Transaction,
  kind: InvitationKind,
  { from, to, subject, now, until = null }: Omit<Draft, 'subjectId'> & Sending,
): Promise<{ ok: true; invitation: StoredInvitation } | Refused> {
  await expireDue(tx, [kind], { now, where: betweenThem(from, to) });
  const out = await outstanding(tx, kind, { from, to, now });
  const decided = decideSending(out, kind.limits, { refusals: kind.refusals, now: now.getTime() });
  if (!decided.ok) return decided;
  const [invitation] = await tx
    .insert(invitations)
    .values({
      subjectKind: kind.kind,
      subjectId: await subject(),
      fromUserId: from.userId,
      fromTeamId: from.teamId,
      toUserId: to.userId,
      toTeamId: to.teamId,
      state: 'open',
      createdAt: now,
      expiresAt: new Date(
        Math.min(now.getTime() + kind.limits.hours * HOUR_MS, until?.getTime() ?? Number.POSITIVE_INFINITY),
      ),
    })
    .returning();
  if (!invitation) throw new Error('the invitation was not stored');
  await kind.sent(tx, invitation);
  return { ok: true, invitation };
}

/** Accepts an invitation and does what it was for. @returns null when the user is not the addressee */
export async function acceptInvitation<Done extends Accepted>(
  db: Database,
  kind: InvitationKind<Done>,
  { invitation, ...by }: Acting & { invitation: StoredInvitation },
): Promise<Done | Refused | null> {
  return asParty(db, addresseeOf(invitation), {
    by: by.userId,
    kind,
    work: async (tx): Promise<Done | Refused> => {
      await holdParties(tx, [senderOf(invitation), addresseeOf(invitation)]);
      return acceptHeld(tx, kind, { invitation, ...by });
    },
  });
}

/** Accepts an invitation for a caller that holds both parties and has checked that the user may answer. */
export async function acceptHeld<Done extends Accepted>(
  tx: Transaction,
  kind: InvitationKind<Done>,
  { invitation, ...by }: Acting & { invitation: StoredInvitation },
): Promise<Done | Refused> {
  const current = await lockOpen(tx, invitation.id, by.now);
  if (!current) return kind.refusals.noLongerOpen();
  const done = await kind.accept(tx, current, by);
  if (done.ok) await close(tx, current, { state: 'accepted', now: by.now });
  return done;
}

/** Declines an invitation. @returns null when the user is not the addressee */
export async function declineInvitation(
  db: Database,
  kind: InvitationKind,
  { invitation, userId, now }: { invitation: StoredInvitation; userId: UserId; now: Date },
): Promise<{ ok: true } | Refused | null> {
  return asParty(db, addresseeOf(invitation), {
    by: userId,
    kind,
    work: (tx) => refuseInvitation(tx, kind, { invitation, state: 'declined', now }),
  });
}

/** Withdraws an invitation. @returns null when the user is not the sender */
export async function withdrawInvitation(
  db: Database,
  kind: InvitationKind,
  { invitation, userId, now }: { invitation: StoredInvitation; userId: UserId; now: Date },
): Promise<{ ok: true } | Refused | null> {
  return asParty(db, senderOf(invitation), {
    by: userId,
    kind,
    work: (tx) => refuseInvitation(tx, kind, { invitation, state: 'withdrawn', now }),
  });
}

/** Withdraws an invitation for a caller that holds both parties; does nothing if it has been answered meanwhile. */
export async function withdrawHeld(
  tx: Transaction,
  kind: InvitationKind,
  { invitation, now }: { invitation: StoredInvitation; now: Date },
): Promise<void> {
  await refuseInvitation(tx, kind, { invitation, state: 'withdrawn', now });
}

async function refuseInvitation(
  tx: Transaction,
  kind: InvitationKind,
  { invitation, state, now }: { invitation: StoredInvitation; state: 'declined' | 'withdrawn'; now: Date },
): Promise<{ ok: true } | Refused> {
  await holdParties(tx, [senderOf(invitation), addresseeOf(invitation)]);
  const current = await lockOpen(tx, invitation.id, now);
  if (!current) return kind.refusals.noLongerOpen();
  await kind.closed(tx, await close(tx, current, { state, now }));
  return { ok: true };
}

/** Marks due invitations as expired, in batches, skipping those being answered right now. @returns how many */
export async function expireDue(
  tx: Transaction,
  kinds: readonly InvitationKind[],
  { now, where, limit = 1 }: { now: Date; where?: SQL | undefined; limit?: number },
): Promise<number> {
  const due = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.state, 'open'),
        lte(invitations.expiresAt, now),
        inArray(
          invitations.subjectKind,
          kinds.map(({ kind }) => kind),
        ),
        where,
      ),
    )
    .orderBy(asc(invitations.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const invitation of due) {
    const closed = await close(tx, invitation, { state: 'expired', now });
    await kinds.find(({ kind }) => kind === invitation.subjectKind)?.closed(tx, closed);
  }
  return due.length;
}

/** Removes invitations closed before `before`, in batches. @returns how many */
export async function forgetClosed(tx: Transaction, { before, limit }: { before: Date; limit: number }) {
  const old = tx.select({ id: invitations.id }).from(invitations).where(lt(invitations.closedAt, before)).limit(limit);
  const removed = await tx.delete(invitations).where(inArray(invitations.id, old)).returning({ id: invitations.id });
  return removed.length;
}

/** Withdraws all open invitations to a deleted subject. The caller holds the senders. @returns the invitations */
export async function withdrawInvitationsTo(
  tx: Transaction,
  kind: InvitationKind,
  { subjectId, now }: { subjectId: number; now: Date },
): Promise<StoredInvitation[]> {
  const ofSubject = and(eq(invitations.subjectKind, kind.kind), eq(invitations.subjectId, subjectId));
  const withdrawn = await tx
    .update(invitations)
    .set({ state: 'withdrawn', closedAt: now })
    .where(and(ofSubject, isWaiting(now)))
    .returning();
  for (const invitation of withdrawn) await kind.closed(tx, invitation);
  return withdrawn;
}

/** Removes all invitations to deleted subjects. */
export async function forgetInvitationsTo(
  tx: Transaction,
  { kind }: InvitationKind,
  subjectIds: readonly number[],
): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.subjectKind, kind), inArray(invitations.subjectId, [...subjectIds])));
}

export async function findInvitation(db: Database | Transaction, id: number): Promise<StoredInvitation | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

/** Returns the latest invitation to a subject; null: none. */
export async function findInvitationTo(
  db: Database | Transaction,
  kind: string,
  subjectId: number,
): Promise<StoredInvitation | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.subjectKind, kind), eq(invitations.subjectId, subjectId)))
    .orderBy(desc(invitations.id))
    .limit(1);
  return row ?? null;
}

/** The condition that an invitation can still be answered. @param now `now()` to use the database's clock */
export function isWaiting(now: Date | SQL): SQL | undefined {
  return and(eq(invitations.state, 'open'), gt(invitations.expiresAt, now));
}

/** The condition that one of the two parties sent the invitation to the other. */
export function betweenThem(one: Party, other: Party): SQL | undefined {
  return or(and(isFrom(one), isTo(other)), and(isFrom(other), isTo(one)));
}

/**
 * Removes the personal invitations of a user whose account is erased; those sent or received by a team stay with the
 * team.
 */
export async function eraseInvitations(tx: Transaction, userId: UserId): Promise<void> {
  const own = and(eq(invitations.fromUserId, userId), isNull(invitations.fromTeamId));
  await tx.delete(invitations).where(or(eq(invitations.toUserId, userId), own));
  await tx.update(invitations).set({ fromUserId: null }).where(eq(invitations.fromUserId, userId));
}

/** Exports a user's invitations without naming the other party, for their privacy. */
export async function exportInvitations(db: Database, userId: UserId) {
  const { fromUserId, toUserId, subjectKind, state, createdAt, expiresAt, closedAt } = invitations;
  return db
    .select({
      as: sql<'sender' | 'addressee'>`case when ${fromUserId} = ${userId} then 'sender' else 'addressee' end`,
      ...{ subjectKind, state, createdAt, expiresAt, closedAt },
    })
    .from(invitations)
    .where(or(eq(fromUserId, userId), eq(toUserId, userId)))
    .orderBy(invitations.id);
}

async function outstanding(
  tx: Transaction,
  { kind }: InvitationKind,
  { from, to, now }: Pick<Draft, 'from' | 'to'> & { now: Date },
): Promise<Outstanding> {
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isOfKind = eq(invitations.subjectKind, kind);
  const [found] = await tx
    .select({
      between: counted(and(isWaiting(now), betweenThem(from, to))),
      open: counted(and(isWaiting(now), isFrom(from))),
      declinedAt: max(
        sql`case when ${and(eq(invitations.state, 'declined'), isFrom(from), isTo(to))} then ${invitations.closedAt} end`,
      ).mapWith(invitations.closedAt),
    })
    .from(invitations)
    .where(and(isOfKind, or(isFrom(from), isFrom(to))));
  const isOfToday = gt(invitations.createdAt, new Date(now.getTime() - DAY_MS));
  const sent = await tx
    .select({ at: invitations.createdAt, isToOne: sql<boolean>`(${isTo(to)})` })
    .from(invitations)
    .where(and(isOfKind, isFrom(from), isOfToday));
  return {
    between: found?.between ?? 0,
    open: found?.open ?? 0,
    today: sent.map(({ at }) => at.getTime()),
    toOneToday: sent.filter(({ isToOne }) => isToOne).map(({ at }) => at.getTime()),
    declinedAt: found?.declinedAt?.getTime() ?? null,
  };
}

/** Invitations of a team belong to its manager; a user's own are those for no team. */
function isFrom({ userId, teamId }: Party): SQL | undefined {
  if (teamId !== null) return eq(invitations.fromTeamId, teamId);
  return userId === null ? sql`false` : and(eq(invitations.fromUserId, userId), isNull(invitations.fromTeamId));
}

function isTo({ userId, teamId }: Party): SQL | undefined {
  if (teamId !== null) return eq(invitations.toTeamId, teamId);
  return userId === null ? sql`false` : eq(invitations.toUserId, userId);
}

/** Locks the row and returns it; null when it is no longer open. */
async function lockOpen(tx: Transaction, id: number, now: Date): Promise<StoredInvitation | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row && isOpen({ state: row.state, expiresAt: row.expiresAt.getTime() }, now.getTime()) ? row : null;
}

async function close(
  tx: Transaction,
  { id }: StoredInvitation,
  { state, now }: { state: Exclude<InvitationState, 'open'>; now: Date },
): Promise<StoredInvitation> {
  const [row] = await tx.update(invitations).set({ state, closedAt: now }).where(eq(invitations.id, id)).returning();
  if (!row) throw new Error(`invitation ${id} is held and gone`);
  return row;
}
