/** Builds the lists of withdrawals for their users, the public board, and reviewers. */
import { asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { maskedName } from '#domains/account/rules/names.ts';
import { adultStandingOf } from '#domains/account/rules/standing.ts';
import { users } from '#domains/account/tables.ts';
import { balancesOf } from '#domains/finances/store/ledger.ts';
import { MAX_OWN, PER_PAGE } from '#domains/withdrawal/constants.ts';
import type {
  ListedWithdrawal,
  MyWithdrawals,
  OwnWithdrawal,
  QueuedWithdrawal,
  WithdrawalTotals,
} from '#domains/withdrawal/contract.ts';
import { leftOf } from '#domains/withdrawal/rules.ts';
import { escrowOf, type Withdrawal } from '#domains/withdrawal/store/hold.ts';
import { standingOf } from '#domains/withdrawal/store/requests.ts';
import { paidInMonth } from '#domains/withdrawal/store/review.ts';
import { readTerms } from '#domains/withdrawal/store/terms.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns a user's withdrawals in three queries. */
export async function ownWithdrawals(db: Database, userId: UserId, now: Date): Promise<MyWithdrawals> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.id))
    .limit(MAX_OWN);
  const standing = await standingOf(db, userId, now);
  const { earned, ageDays, debt, hasOpen, budget, charities } = standing;
  return {
    ...{ isOff: budget === 0, earned, ageDays, debt, hasOpen, charities, left: leftOf(standing) },
    standing: adultStandingOf(standing),
    withdrawals: rows.map(ownRow),
  };
}

/** Returns a page of all withdrawals, newest first. Three queries. */
export async function listBoard(db: Database, page: number): Promise<{ rows: ListedWithdrawal[]; total: number }> {
  const [found, [all]] = await Promise.all([
    db
      .select({ withdrawal: withdrawals, name: users.name })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .orderBy(desc(withdrawals.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(withdrawals),
  ]);
  const ids = found.map(({ withdrawal }) => withdrawal.id);
  const steps = await db
    .select({ step: withdrawalSteps, name: users.name })
    .from(withdrawalSteps)
    .innerJoin(users, eq(users.id, withdrawalSteps.userId))
    .where(inArray(withdrawalSteps.withdrawalId, ids))
    .orderBy(asc(withdrawalSteps.id));
  const stepsOf = Map.groupBy(steps, ({ step }) => step.withdrawalId);
  const rows = found.map(({ withdrawal, name }) => ({
    ...listedRow(withdrawal),
    name: maskedName(name),
    steps: (stepsOf.get(withdrawal.id) ?? []).map(({ step, name: by }) => ({
      ...{ step: step.step, at: step.at.toISOString() },
      by: step.userId === withdrawal.userId ? null : by,
    })),
  }));
  return { rows, total: all?.total ?? 0 };
}

/** Returns totals by the ledger. Four queries. */
export async function withdrawalTotals(db: Database, now: Date): Promise<WithdrawalTotals> {
  const open = await db.select({ id: withdrawals.id }).from(withdrawals).where(isNull(withdrawals.closedAt));
  const escrows = open.map(({ id }) => escrowOf(id));
  const [sums, { budget, charities }, paidThisMonth] = await Promise.all([
    balancesOf(db, [...escrows, 'world:payouts', 'world:fees'], 'puck:earned'),
    readTerms(db),
    paidInMonth(db, now),
  ]);
  return {
    ...{ isOff: budget === 0, budget, charities, paidThisMonth },
    held: escrows.reduce((sum, escrow) => sum + (sums.get(escrow) ?? 0), 0),
    paid: sums.get('world:payouts') ?? 0,
    fees: sums.get('world:fees') ?? 0,
  };
}

/** Returns a page of open withdrawals: those to decide before those to pay, each oldest first. Two queries. */
export async function listQueue(db: Database, page: number): Promise<{ rows: QueuedWithdrawal[]; total: number }> {
  const isOpen = isNull(withdrawals.closedAt);
  const rows = await db
    .select({ withdrawal: withdrawals, user: { id: users.id, name: users.name } })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(isOpen)
    .orderBy(asc(eq(withdrawals.state, 'approved')), asc(withdrawals.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return {
    rows: rows.map(({ withdrawal, user }) => ({ ...ownRow(withdrawal), user })),
    total: await db.$count(withdrawals, isOpen),
  };
}

function ownRow(withdrawal: Withdrawal): OwnWithdrawal {
  return { ...listedRow(withdrawal), charity: withdrawal.charity, reason: withdrawal.reason };
}

function listedRow({ id, pucks, fee, method, state, requestedAt, closedAt }: Withdrawal) {
  const times = { requestedAt: requestedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
  return { id, pucks, fee, method, state, ...times };
}
