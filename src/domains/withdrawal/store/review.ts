/** Reviews and pays withdrawals; admins cannot act on their own or their household's. */
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { requireSecond, requireSettled } from '#domains/admin/store/two-admins.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { notify } from '#domains/notifications/store.ts';
import { hasFreeze } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { owedBy } from '#domains/purchase/store/debts.ts';
import { withdrawalRefusals } from '#domains/withdrawal/refusals.ts';
import { decideClear, isHeld, takesTwo } from '#domains/withdrawal/rules.ts';
import {
  askedInMonth,
  escrowOf,
  giveBack,
  holdWithdrawal,
  lockWithdrawals,
  monthOf,
  moveTo,
  noteStep,
  type Step,
  type Withdrawal,
} from '#domains/withdrawal/store/hold.ts';
import { readTerms } from '#domains/withdrawal/store/terms.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

type Outcome = { ok: true } | Refused;

/** Takes a request into review. */
export async function takeWithdrawal(tx: Transaction, step: Step): Promise<Outcome> {
  const found = await forReview(tx, step);
  if (!found.ok) return found;
  if (found.row.state !== 'requested') return withdrawalRefusals.closed();
  await moveTo(tx, step, 'review');
  await tell(tx, found.row, { state: 'review' });
  return record(tx, step, 'review');
}

/** Approves a withdrawal, or gives the first of two approvals if its household has requested large amounts. */
export async function approveWithdrawal(tx: Transaction, step: Step): Promise<Outcome> {
  const found = await forReview(tx, step);
  if (!found.ok) return found;
  const { row, household } = found;
  if (row.state !== 'review') return withdrawalRefusals.notInReview();
  const clear = await requireClear(tx, row);
  if (!clear.ok) return clear;
  const isLarge = takesTwo(await askedWith(tx, row));
  const first = await firstApproval(tx, step.id);
  if (isLarge) {
    const { userId: adminId, now } = step;
    const may = first
      ? await requireSecond(tx, { first, adminId, concerned: household, now })
      : await requireSettled(tx, adminId, now);
    if (!may.ok) return may;
  }
  if (first || !isLarge) {
    await moveTo(tx, step, 'approved');
    await tell(tx, row, { state: 'approved' });
  } else {
    await noteStep(tx, step, 'approved');
  }
  return record(tx, step, 'approve');
}

/** Refuses an unpaid withdrawal and returns its pucks. */
export async function refuseWithdrawal(tx: Transaction, step: Step & { reason: string }): Promise<Outcome> {
  const found = await forReview(tx, step);
  if (!found.ok) return found;
  if (!isHeld(found.row.state)) return withdrawalRefusals.closed();
  await giveBack(tx, found.row, step);
  await moveTo(tx, step, 'refused', step.reason);
  await tell(tx, found.row, { state: 'refused', reason: step.reason });
  return record(tx, step, 'refuse');
}

/** Records that an approved withdrawal was paid: within the month's budget, oldest payable ones first. */
export async function payWithdrawal(tx: Transaction, step: Step): Promise<Outcome> {
  await lockWithdrawals(tx);
  const found = await forReview(tx, step);
  if (!found.ok) return found;
  const { row, household } = found;
  if (row.state !== 'approved') return withdrawalRefusals.notApproved();
  const clear = await requireClear(tx, row);
  if (!clear.ok) return clear;
  const left = Math.max(0, (await readTerms(tx)).budget - (await paidInMonth(tx, step.now)));
  if (await isPreceded(tx, row, { household, left })) return withdrawalRefusals.olderFirst();
  const net = row.pucks - row.fee;
  if (net > left) return withdrawalRefusals.overBudget({ left });
  const { season, day } = step;
  const key = `withdrawal/${row.id}/paid`;
  await post(pgRows(tx), [
    {
      ...{ kind: 'withdrawal-paid' as const, params: { withdrawalId: row.id }, key, season, day },
      entries: [
        { account: escrowOf(row.id), amount: -row.pucks, currency: 'puck:earned' },
        { account: 'world:payouts', amount: net, currency: 'puck:earned' },
        { account: 'world:fees', amount: row.fee, currency: 'puck:earned' },
      ],
    },
  ]);
  await moveTo(tx, step, 'paid');
  await tell(tx, row, { state: 'paid' });
  return record(tx, step, 'pay');
}

/** Returns the pucks paid out in the month of a given time, without fees. One query. */
export async function paidInMonth(db: Database | Transaction, now: Date): Promise<number> {
  const [row] = await db
    .select({ pucks: sql<number>`coalesce(sum(${withdrawals.pucks} - ${withdrawals.fee}), 0)::int` })
    .from(withdrawals)
    .where(and(eq(withdrawals.state, 'paid'), gte(withdrawals.closedAt, monthOf(now))));
  return row?.pucks ?? 0;
}

/** Locks a withdrawal for an admin outside its user's household. */
async function forReview(tx: Transaction, { id, userId }: Step) {
  const row = await holdWithdrawal(tx, id);
  if (!row) return withdrawalRefusals.unknown();
  const household = new Set([row.userId, ...(await householdOf(pgReader(tx), row.userId))]);
  if (household.has(userId)) return withdrawalRefusals.ownHousehold();
  return { ok: true as const, row, household };
}

/**
 * Refuses if the user must not be paid: they owe pucks, a bank disputes one of their payments, they have become an
 * admin, or they declare to be under 18.
 */
async function requireClear(tx: Transaction, { userId }: Withdrawal): Promise<Outcome> {
  await holdPucks(tx, `user:${userId}`);
  const [user] = await tx
    .select({ isAdult: users.isAdult, isAdmin: users.isAdmin, debt: owedBy(userId), isFrozen: hasFreeze(userId) })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`there is no user ${userId}`);
  return decideClear(user);
}

/** Returns whether an older withdrawal goes first: any of the same household, and all others payable now. */
async function isPreceded(
  tx: Transaction,
  { id }: Withdrawal,
  { household, left }: { household: ReadonlySet<UserId>; left: number },
): Promise<boolean> {
  const { userId, pucks, fee, state } = withdrawals;
  const older = await tx
    .select({
      ...{ userId, pucks, fee, isAdult: users.isAdult, isAdmin: users.isAdmin },
      ...{ debt: owedBy(userId), isFrozen: hasFreeze(userId) },
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(state, 'approved'), lt(withdrawals.id, id)));
  return older.some((one) => household.has(one.userId) || (one.pucks - one.fee <= left && decideClear(one).ok));
}

/** Returns the household's requests in the month of a withdrawal, including it. */
async function askedWith(tx: Transaction, { userId, requestedAt }: Withdrawal): Promise<number> {
  const [user] = await tx
    .select({ asked: askedInMonth(userId, requestedAt) })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`there is no user ${userId}`);
  return user.asked;
}

async function firstApproval(tx: Transaction, id: number) {
  const [step] = await tx
    .select({ adminId: withdrawalSteps.userId, at: withdrawalSteps.at })
    .from(withdrawalSteps)
    .where(and(eq(withdrawalSteps.withdrawalId, id), eq(withdrawalSteps.step, 'approved')))
    .orderBy(asc(withdrawalSteps.id))
    .limit(1);
  return step ?? null;
}

type Told = { state: 'review' | 'approved' | 'paid' | 'refused'; reason?: string };

async function tell(tx: Transaction, { id, userId }: Withdrawal, { state, reason = '' }: Told): Promise<void> {
  const params = { withdrawalId: id, state, reason };
  await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'withdrawal-state', params }]);
}

async function record(tx: Transaction, { id, userId }: Step, act: string): Promise<{ ok: true }> {
  await recordAction(tx, userId, `puck-withdrawal-${act}`, { withdrawalId: id });
  return { ok: true };
}
