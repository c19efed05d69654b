/** Public grants and deductions of pucks by admins, with a reason; large amounts need a second admin. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { requireSecond, requireSettled } from '#domains/admin/store/two-admins.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { notify } from '#domains/notifications/store.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { freezePucks, unfreezePucks } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { realDayOf } from '#domains/puck/store/issue.ts';
import { putPucks, takePucks } from '#domains/puck/store/spend.ts';
import { GRANT_ALONE, MAX_WAITING } from '#domains/purchase/constants.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { requireStranger } from '#domains/purchase/store/strangers.ts';
import { puckGrants } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

interface Moment {
  season: number;
  day: number;
  now: Date;
}

type Grant = typeof puckGrants.$inferSelect;
type Outcome = { ok: true } | Refused;

/**
 * Grants pucks, or deducts them (negative): at once, or with a second admin if it exceeds what one may grant alone in a
 * day, or their role is too new.
 */
export async function grantPucks(
  tx: Transaction,
  grant: Pick<Grant, 'adminId' | 'userId' | 'pucks' | 'reason' | 'requestId'> & Moment,
): Promise<Outcome> {
  const { adminId, userId, pucks, reason, requestId, season, day, now } = grant;
  // Serialized, so that simultaneous requests cannot exceed the daily limit of one admin.
  await lockName(tx, 'puck-grants', adminId);
  const [made] = await tx.select().from(puckGrants).where(eq(puckGrants.requestId, requestId));
  const isSame = made?.adminId === adminId && made.userId === userId && made.pucks === pucks && made.reason === reason;
  if (made) return isSame ? { ok: true } : doorRefusals.usedId();
  const known = await requireKnown(tx, adminId, userId);
  if (!known.ok) return known;
  const covered = await requireCover(tx, { userId, pucks });
  if (!covered.ok) return covered;
  const realDay = realDayOf(now);
  const [used] = await tx
    .select({ pucks: sql<number>`coalesce(sum(abs(${puckGrants.pucks})), 0)::int` })
    .from(puckGrants)
    .where(and(eq(puckGrants.adminId, adminId), eq(puckGrants.realDay, realDay), ne(puckGrants.state, 'declined')));
  const isSmall = (used?.pucks ?? 0) + Math.abs(pucks) <= GRANT_ALONE;
  // Several new admins could each grant as much as one may alone.
  const isAlone = isSmall && (await requireSettled(tx, adminId, now)).ok;
  const decided = isAlone
    ? { state: 'done' as const, decidedById: adminId, decidedAt: now }
    : { state: 'waiting' as const };
  if (!isAlone && (await waitingOf(tx, adminId)) >= MAX_WAITING)
    return purchaseRefusals.manyWaiting({ max: MAX_WAITING });
  const row = { requestId, userId, adminId, pucks, reason, createdAt: now, realDay, ...decided };
  const [stored] = await tx.insert(puckGrants).values(row).returning();
  if (!stored) throw new Error('a grant was not noted');
  await recordAction(tx, adminId, 'puck-grant', { userId, pucks, reason, isWaiting: !isAlone });
  if (isAlone) await book(tx, stored, { season, day, now });
  return { ok: true };
}

/**
 * Decides a pending grant. The second of two admins approves it, who does not live with the recipient either. Any admin
 * who does not live with the recipient may decline it, even a deduction.
 */
export async function decideGrant(
  tx: Transaction,
  { id, adminId, isApproved, ...moment }: Moment & { id: number; adminId: UserId; isApproved: boolean },
): Promise<Outcome> {
  const [grant] = await tx.select().from(puckGrants).where(eq(puckGrants.id, id)).for('no key update');
  if (grant?.state !== 'waiting') return purchaseRefusals.unknownGrant();
  const stranger = await (isApproved ? requireKnown : requireStranger)(tx, adminId, grant.userId);
  if (!stranger.ok) return stranger;
  if (isApproved) {
    const concerned = [grant.userId, ...(await householdOf(pgReader(tx), grant.userId))];
    const first = { adminId: grant.adminId, at: grant.createdAt };
    const may = await requireSecond(tx, { first, adminId, concerned, now: moment.now });
    if (!may.ok) return may;
    const covered = await requireCover(tx, grant);
    if (!covered.ok) return covered;
  }
  const state = isApproved ? ('done' as const) : ('declined' as const);
  await tx.update(puckGrants).set({ state, decidedById: adminId, decidedAt: moment.now }).where(eq(puckGrants.id, id));
  await recordAction(tx, adminId, isApproved ? 'puck-grant-approve' : 'puck-grant-decline', { grantId: id });
  if (isApproved) await book(tx, grant, moment);
  return { ok: true };
}

/**
 * Returns how many of an admin's grants are pending; `MAX_WAITING` keeps them within the first page of the public log.
 */
async function waitingOf(tx: Transaction, adminId: UserId): Promise<number> {
  return tx.$count(puckGrants, and(eq(puckGrants.adminId, adminId), eq(puckGrants.state, 'waiting')));
}

/** Refuses like `requireStranger`, and also if the account is gone. */
async function requireKnown(tx: Transaction, adminId: UserId, userId: UserId): Promise<Outcome> {
  const isThere = and(eq(users.id, userId), isNull(users.deletedAt));
  if ((await tx.$count(users, isThere)) === 0) return purchaseRefusals.unknown();
  return requireStranger(tx, adminId, userId);
}

/** Refuses a deduction that exceeds the account's balance over all colors. Locks the account. */
async function requireCover(tx: Transaction, { userId, pucks }: Pick<Grant, 'userId' | 'pucks'>): Promise<Outcome> {
  if (pucks >= 0) return { ok: true };
  await holdPucks(tx, `user:${userId}`);
  const balance = sumOf(await puckBalances(tx, `user:${userId}`));
  return balance < -pucks ? puckRefusals.tooFew({ price: -pucks, balance }) : { ok: true };
}

async function book(tx: Transaction, { id, userId, pucks, reason }: Grant, { season, day }: Moment): Promise<void> {
  const memo = { kind: 'admin-grant' as const, params: { reason } };
  const posting = { key: `admin-grant/${id}`, season, day };
  if (pucks < 0) {
    const colors = ['play', 'bought', 'earned'] as const;
    await takePucks(tx, { ...posting, memo, userId, pucks: -pucks, colors, to: 'world:admins' });
  } else {
    await putPucks(tx, { ...posting, memo, userId, pucks, color: 'play', from: 'world:admins' });
  }
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'admin-grant', params: { pucks, reason } }]);
}

/**
 * Freezes or unfreezes a user's pucks; never the admin's own or their household's.
 * @param change `disputeOf`: the disputed purchase that froze them, which an admin may release before the bank decides;
 * null: a freeze by an admin
 */
export async function setFrozen(
  tx: Transaction,
  change: {
    adminId: UserId;
    userId: UserId;
    isFrozen: boolean;
    disputeOf: number | null;
    reason: string;
    now: Date;
  },
): Promise<Outcome> {
  const { adminId, userId, isFrozen, disputeOf, reason, now } = change;
  const known = await requireKnown(tx, adminId, userId);
  if (!known.ok) return known;
  const cause = disputeOf === null ? ('admin' as const) : (`dispute/${disputeOf}` as const);
  if (isFrozen && disputeOf !== null) return purchaseRefusals.noDispute();
  if (isFrozen) await freezePucks(tx, { userId, cause, reason, now });
  else if (!(await unfreezePucks(tx, userId, cause)) && disputeOf !== null) return purchaseRefusals.noDispute();
  await recordAction(tx, adminId, isFrozen ? 'puck-freeze' : 'puck-unfreeze', { userId, cause, reason });
  return { ok: true };
}
