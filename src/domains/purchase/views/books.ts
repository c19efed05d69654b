/** Builds the admin views of purchases, revenue and accounts, and the public log of grants. */
import { and, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { maskedName } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { MAX_TRANSACTIONS } from '#domains/puck/constants.ts';
import { freezesOf } from '#domains/puck/store/freezes.ts';
import { puckTransactions } from '#domains/puck/views.ts';
import { GRANTS_PER_PAGE, PURCHASES_PER_PAGE, type PurchaseState, REVENUE_DAYS } from '#domains/purchase/constants.ts';
import type { AdminPurchaseRow, GrantRow, RevenueView, StatementView } from '#domains/purchase/contract.ts';
import { puckDebtOf } from '#domains/purchase/store/debts.ts';
import { paymentEvents, puckGrants, purchases } from '#domains/purchase/tables.ts';
import { purchaseRow } from '#domains/purchase/views/purchases.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns one page of all purchases, newest first, and their total. Two queries. */
export async function allPurchases(
  db: Database,
  { state, page }: { state: PurchaseState | 'any'; page: number },
): Promise<{ rows: AdminPurchaseRow[]; total: number }> {
  const where = state === 'any' ? undefined : eq(purchases.state, state);
  const [found, [all]] = await Promise.all([
    db
      .select({ purchase: purchases, user: users.name })
      .from(purchases)
      .innerJoin(users, eq(users.id, purchases.userId))
      .where(where)
      .orderBy(desc(purchases.id))
      .limit(PURCHASES_PER_PAGE)
      .offset((page - 1) * PURCHASES_PER_PAGE),
    db.select({ total: count() }).from(purchases).where(where),
  ]);
  const rows = found.map(({ purchase, user }) => {
    const { userId, provider, disputeState, owed } = purchase;
    return { ...purchaseRow(purchase), userId, user, provider, disputeState, owed };
  });
  return { rows, total: all?.total ?? 0 };
}

/** Number of unprocessed events that admins see. */
const ODD_EVENTS = 20;

/** Returns revenue by the real day of the payment; refunds count on the day of the sale they reverse. Two queries. */
export async function revenueView(db: Database, now: Date): Promise<RevenueView> {
  const date = sql<string>`to_char(${purchases.paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const since = new Date(now.getTime() - REVENUE_DAYS * DAY_MS);
  const [days, odd] = await Promise.all([
    db
      .select({
        date,
        currency: purchases.currency,
        isTest: sql<boolean>`not ${purchases.isLive}`,
        sales: count(),
        paid: sql<number>`sum(${purchases.amount})::int`,
        refunded: sql<number>`sum(case when ${purchases.disputeState} = 'lost' then ${purchases.amount} else ${purchases.refunded} end)::int`,
      })
      .from(purchases)
      .where(gte(purchases.paidAt, since))
      .groupBy(date, purchases.currency, purchases.isLive)
      .orderBy(desc(date), desc(purchases.isLive), purchases.currency),
    db
      .select({ event: paymentEvents, state: purchases.state })
      .from(paymentEvents)
      .leftJoin(purchases, eq(purchases.id, paymentEvents.purchaseId))
      .where(isNotNull(paymentEvents.refused))
      .orderBy(desc(paymentEvents.receivedAt))
      .limit(ODD_EVENTS),
  ]);
  return {
    days,
    oddEvents: odd.map(({ event: { id, type, receivedAt, refused, purchaseId }, state }) => ({
      ...{ id, type, purchaseId, refused: refused ?? '', isRefundable: state === 'paid' },
      receivedAt: receivedAt.toISOString(),
    })),
  };
}

/** Returns a user's statement in six queries; null: no such user. */
export async function statementOf(db: Database, userId: UserId): Promise<StatementView | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (!user) return null;
  const [colors, debt, freezes, { data }] = await Promise.all([
    puckBalances(db, `user:${userId}`),
    puckDebtOf(db, userId),
    freezesOf(db, userId),
    puckTransactions(db, { userId, type: 'any', limit: MAX_TRANSACTIONS }),
  ]);
  return {
    ...{ userId, user: user.name, colors, debt, transactions: data },
    freezes: freezes.map(({ cause, reason, since }) => ({ cause, reason, since: since.toISOString() })),
  };
}

/**
 * Returns a page of grants: pending ones first, oldest first, so that none gets pushed out of sight, then the newest.
 * Only admins see the recipients. Two queries.
 */
export async function grantLog(
  db: Database,
  { isAdmin, page }: { isAdmin: boolean; page: number },
): Promise<{ rows: GrantRow[]; total: number }> {
  const admins = alias(users, 'admins');
  const deciders = alias(users, 'deciders');
  const isWaiting = eq(puckGrants.state, 'waiting');
  const found = await db
    .select({ grant: puckGrants, user: users.name, admin: admins.name, decidedBy: deciders.name })
    .from(puckGrants)
    .innerJoin(users, eq(users.id, puckGrants.userId))
    .innerJoin(admins, eq(admins.id, puckGrants.adminId))
    .leftJoin(deciders, and(eq(deciders.id, puckGrants.decidedById)))
    .orderBy(desc(isWaiting), sql`case when ${isWaiting} then ${puckGrants.id} end`, desc(puckGrants.id))
    .limit(GRANTS_PER_PAGE)
    .offset((page - 1) * GRANTS_PER_PAGE);
  const rows = found.map(({ grant: { id, userId, pucks, reason, createdAt, state }, user, admin, decidedBy }) => ({
    ...{ id, pucks, reason, state, admin, decidedBy, createdAt: createdAt.toISOString() },
    user: isAdmin ? user : maskedName(user),
    userId: isAdmin ? userId : null,
  }));
  return { rows, total: await db.$count(puckGrants) };
}
