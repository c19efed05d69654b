/** Spending limits: the default, or lower ones that the user has set. */
import { and, eq, gt, ne } from 'drizzle-orm';
import { realDayOf } from '#domains/puck/store/issue.ts';
import { LIMIT_DAYS, RAISE_DAYS, SPENDING_LIMIT } from '#domains/purchase/constants.ts';
import { changedLimits, leftToSpend, limitsAt, type StoredLimits } from '#domains/purchase/rules.ts';
import { purchases, spendingLimits } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns a user's limits at a given time, in cents, and higher ones that will apply later. */
export async function limitsOf(db: Database | Transaction, userId: UserId, now: Date): Promise<StoredLimits> {
  const [row] = await db.select().from(spendingLimits).where(eq(spendingLimits.userId, userId));
  if (!row) return { ...SPENDING_LIMIT, next: null };
  const { day, month, nextDay, nextMonth, nextFrom } = row;
  const isRaised = nextDay !== null && nextMonth !== null && nextFrom !== null;
  const next = isRaised ? { day: nextDay, month: nextMonth, from: nextFrom.getTime() } : null;
  return limitsAt({ day, month, next }, now.getTime());
}

/** Changes a user's limits: lower ones apply at once, higher ones after `RAISE_DAYS`. */
export async function setLimits(
  tx: Transaction,
  { userId, now, ...wish }: { userId: UserId; now: Date; day: number; month: number },
): Promise<void> {
  const stored = await limitsOf(tx, userId, now);
  const times = { now: now.getTime(), later: now.getTime() + RAISE_DAYS * DAY_MS };
  const { day, month, next } = changedLimits(stored, wish, times);
  const row = {
    ...{ userId, day, month, nextDay: next?.day ?? null, nextMonth: next?.month ?? null },
    nextFrom: next ? new Date(next.from) : null,
  };
  await tx.insert(spendingLimits).values(row).onConflictDoUpdate({ target: spendingLimits.userId, set: row });
}

/**
 * Returns the cents that a user may still spend, in one query. Pending purchases count, as do those in the other
 * currency, so changing the currency does not raise the limit.
 */
export async function leftOf(
  db: Database | Transaction,
  { userId, limits, now }: { userId: UserId; limits: { day: number; month: number }; now: Date },
): Promise<{ day: number; month: number }> {
  const realDay = realDayOf(now);
  const since = new Date((realDay - LIMIT_DAYS) * DAY_MS);
  const rows = await db
    .select({ amount: purchases.amount, createdAt: purchases.createdAt })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), ne(purchases.state, 'failed'), gt(purchases.createdAt, since)));
  const spent = rows.map(({ amount, createdAt }) => ({ amount, realDay: realDayOf(createdAt) }));
  return leftToSpend(spent, { limits, realDay, days: LIMIT_DAYS });
}
