/** Changes how long users are premium members: extended by purchases, shortened by refunds, each cause once. */
import { eq, sql } from 'drizzle-orm';
import { changeUser, lockUser } from '#domains/account/store/users.ts';
import { premiumChanges, premiumReminders } from '#domains/premium/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Extension {
  userId: UserId;
  months: number;
  /** Key of the cause, e.g. a purchase; using it again changes nothing. */
  key: string;
  now: Date;
}

/**
 * Extends premium by calendar months, from its end, or from now if it has ended. The same key counts once.
 * @returns the whole real days added by the key
 */
export async function extendPremium(tx: Transaction, { userId, months, key, now }: Extension): Promise<number> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Error(`there is no user ${userId}`);
  const from = new Date(Math.max(now.getTime(), user.premiumExpiresAt?.getTime() ?? 0));
  const until = monthsAfter(from, months);
  const days = Math.round((until.getTime() - from.getTime()) / DAY_MS);
  const [change] = await tx
    .insert(premiumChanges)
    .values({ key, userId, days, at: now })
    .onConflictDoNothing()
    .returning();
  if (!change) return daysOf(tx, key);
  await changeUser(tx, userId, { premiumExpiresAt: until });
  return days;
}

/**
 * Takes back what another key has added, as far as it has not been used or taken back before; the remaining time never
 * ends before now. The same key counts once.
 * @param days the maximum to take back; absent: all that is left
 * @returns the days taken back by the key; 0: none were left
 */
export async function shortenPremium(
  tx: Transaction,
  { key, ofKey, days = Number.POSITIVE_INFINITY, now }: { key: string; ofKey: string; days?: number; now: Date },
): Promise<number> {
  const [origin] = await tx.select().from(premiumChanges).where(eq(premiumChanges.key, ofKey));
  const user = origin && (await lockUser(tx, origin.userId));
  if (!user) return 0;
  const left = (user.premiumExpiresAt?.getTime() ?? 0) - now.getTime();
  const kept = origin.days - (await takenBack(tx, ofKey));
  const taken = Math.max(0, Math.min(days, kept, Math.ceil(left / DAY_MS)));
  const [change] = await tx
    .insert(premiumChanges)
    // Avoids −0.
    .values({ key, userId: user.id, days: 0 - taken, ofKey, at: now })
    .onConflictDoNothing()
    .returning();
  if (!change) return 0 - (await daysOf(tx, key));
  if (taken > 0) {
    const until = Math.max(now.getTime(), now.getTime() + left - taken * DAY_MS);
    await changeUser(tx, user.id, { premiumExpiresAt: new Date(until) });
  }
  return taken;
}

/** Returns the same time of day, this many calendar months later (UTC), or on the last day of a shorter month. */
function monthsAfter(from: Date, months: number): Date {
  const until = new Date(from);
  until.setUTCMonth(from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return until;
}

async function daysOf(tx: Transaction, key: string): Promise<number> {
  const [change] = await tx
    .select({ days: premiumChanges.days })
    .from(premiumChanges)
    .where(eq(premiumChanges.key, key));
  return change?.days ?? 0;
}

async function takenBack(tx: Transaction, ofKey: string): Promise<number> {
  const [row] = await tx
    .select({ days: sql<number>`coalesce(-sum(${premiumChanges.days}), 0)::int` })
    .from(premiumChanges)
    .where(eq(premiumChanges.ofKey, ofKey));
  return row?.days ?? 0;
}

/** Removes the premium history of a user whose account is erased. */
export async function erasePremium(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(premiumChanges).where(eq(premiumChanges.userId, userId));
  await tx.delete(premiumReminders).where(eq(premiumReminders.userId, userId));
  await changeUser(tx, userId, { premiumExpiresAt: null });
}

/** Exports the changes of a user's premium. */
export async function exportPremium(db: Database, userId: UserId) {
  return db.select().from(premiumChanges).where(eq(premiumChanges.userId, userId)).orderBy(premiumChanges.at);
}
