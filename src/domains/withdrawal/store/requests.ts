/** Requests and cancels payouts. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ageInDays } from '#domains/account/rules/standing.ts';
import { adminsBeside } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { inHousehold } from '#domains/auth/store/places.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { notify } from '#domains/notifications/store.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { hasFreeze } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { takePucks } from '#domains/puck/store/spend.ts';
import { owedBy } from '#domains/purchase/store/debts.ts';
import { DEFAULT_BUDGET, HELD_STATES, type Method } from '#domains/withdrawal/constants.ts';
import { withdrawalRefusals } from '#domains/withdrawal/refusals.ts';
import { decideRequest, feeOf, type Standing } from '#domains/withdrawal/rules.ts';
import {
  askedInMonth,
  escrowOf,
  giveBack,
  holdWithdrawal,
  lockWithdrawals,
  moveTo,
  noteStep,
  type Step,
} from '#domains/withdrawal/store/hold.ts';
import { withdrawals, withdrawalTerms } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Request extends Omit<Step, 'id'> {
  pucks: number;
  method: Method;
  charity: string | null;
}

/** Holds a user's earned pucks until reviewers decide. */
export async function requestWithdrawal(tx: Transaction, wanted: Request): Promise<{ ok: true } | Refused> {
  const { userId, pucks, method, charity, season, day, now } = wanted;
  // Simultaneous requests of a household are handled one at a time.
  await lockWithdrawals(tx);
  // Waits for spending, refunds and freezes that happen at the same moment.
  await holdPucks(tx, `user:${userId}`);
  const { charities, reviewers, isFrozen, ...standing } = await standingOf(tx, userId, now);
  const decided = decideRequest(pucks, standing);
  if (!decided.ok) return decided;
  const fits = method === 'donation' ? charity !== null && charities.includes(charity) : charity === null;
  if (!fits) return withdrawalRefusals.charity();
  if (isFrozen) return puckRefusals.frozen();
  const [row] = await tx
    .insert(withdrawals)
    .values({ userId, pucks, fee: feeOf(pucks), method, charity, requestedAt: now })
    .returning({ id: withdrawals.id });
  if (!row) throw new Error('a withdrawal was not noted');
  const { id } = row;
  await takePucks(tx, {
    ...{ userId, pucks, colors: ['earned'], to: escrowOf(id), key: `withdrawal/${id}/held`, season, day },
    memo: { kind: 'withdrawal-held', params: { withdrawalId: id } },
  });
  await noteStep(tx, { id, userId, now }, 'requested');
  const params = { withdrawalId: id };
  await notify(
    pgRows(tx),
    reviewers.map((adminId) => ({ userId: adminId, channel: 'world', kind: 'withdrawal-requested', params })),
  );
  return { ok: true };
}

/** Returns the pucks to the user before the withdrawal is approved. */
export async function cancelWithdrawal(tx: Transaction, step: Step): Promise<{ ok: true } | Refused> {
  const row = await holdWithdrawal(tx, step.id);
  if (!row || row.userId !== step.userId) return withdrawalRefusals.unknown();
  if (row.state !== 'requested' && row.state !== 'review') return withdrawalRefusals.closed();
  await giveBack(tx, row, step);
  await moveTo(tx, step, 'canceled');
  return { ok: true };
}

/** Returns the facts that decide a user's request, and the possible reviewers. Two queries. */
export async function standingOf(
  db: Database | Transaction,
  userId: UserId,
  now: Date,
): Promise<Standing & { isFrozen: boolean; charities: string[]; reviewers: UserId[] }> {
  const isOfDay = gt(withdrawals.requestedAt, new Date(now.getTime() - DAY_MS));
  const isOpen = inArray(withdrawals.state, [...HELD_STATES]);
  const [user] = await db
    .select({
      ...{ isAdult: users.isAdult, isAdmin: users.isAdmin, activatedAt: users.activatedAt },
      asked: askedInMonth(userId, now),
      hasOpen: sql<boolean>`exists (select from ${withdrawals} where ${and(eq(withdrawals.userId, userId), isOpen)})`,
      requestsToday: sql<number>`(select count(*)::int from ${withdrawals} where ${and(eq(withdrawals.userId, userId), isOfDay)})`,
      ...{ debt: owedBy(userId), isFrozen: hasFreeze(userId) },
      reviewers: sql<UserId[]>`array${adminsBeside(db, inHousehold(userId))}`,
      terms: withdrawalTerms,
    })
    .from(users)
    .leftJoin(withdrawalTerms, sql`true`)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`there is no user ${userId}`);
  const { activatedAt, terms, ...known } = user;
  return {
    ...known,
    ageDays: ageInDays(activatedAt?.getTime(), now.getTime()),
    earned: (await puckBalances(db, `user:${userId}`)).earned,
    hasReviewer: known.reviewers.length > 0,
    ...{ budget: terms?.budget ?? DEFAULT_BUDGET, charities: terms?.charities ?? [] },
  };
}
