/** Pays each referral once, when the friend has played long enough and belongs to another household. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { notify } from '#domains/notifications/store.ts';
import { REFERRAL_PUCKS } from '#domains/puck/constants.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import { referralRewards } from '#domains/referral/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Referrals per run; the next run handles the rest. */
const AT_ONCE = 100;

interface Referral {
  userId: UserId;
  name: string;
  referrerId: UserId;
}

/** Decides referrals whose friend has played long enough. Returns how many were decided. */
export async function settleReferrals(db: Database, now: Date): Promise<number> {
  const isDecided = db.select({ one: sql`1` }).from(referralRewards).where(eq(referralRewards.userId, users.id));
  // This many days of play span one real day less since the activation, in any time zone of the friend.
  const since = new Date(now.getTime() - (ACTIVE_DAYS - 1) * DAY_MS);
  const due = await db
    .select({ userId: users.id, name: users.name, referrerId: users.referredByUserId })
    .from(users)
    .where(
      and(
        isNotNull(users.referredByUserId),
        isNull(users.deletedAt),
        lte(users.activatedAt, since),
        gte(users.visitDays, ACTIVE_DAYS),
        notExists(isDecided),
      ),
    )
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
  for (const { userId, name, referrerId } of due) {
    if (referrerId !== null) await db.transaction((tx) => settle(tx, { userId, name, referrerId }, now));
  }
  return due.length;
}

async function settle(tx: Transaction, { userId, name, referrerId }: Referral, now: Date): Promise<void> {
  const [referrer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, referrerId), isNull(users.deletedAt), isNotNull(users.activatedAt)));
  const counts = referrer !== undefined && (await isOfAnotherHousehold(tx, userId, referrerId));
  const [decided] = await tx
    .insert(referralRewards)
    .values({ userId, referrerUserId: referrerId, counts })
    .onConflictDoNothing()
    .returning();
  if (!decided || !counts) return;
  const { season, day } = await readToday(tx);
  const due = (of: UserId, as: 'referrer' | 'friend') => ({
    ...{ key: `referral/${userId}/${as}`, userId: of, source: 'referral' as const, cause: as },
    ...{ amount: REFERRAL_PUCKS, color: 'play' as const },
    memo: { kind: 'referral-reward' as const, params: { as } },
  });
  const dues = [due(referrerId, 'referrer'), due(userId, 'friend')];
  const issued = await issuePucks(tx, dues, { season, day, now });
  const pucks = issued.get(dues[0]?.key ?? '') ?? 0;
  const params = { user: name, userId, pucks };
  await notify(pgRows(tx), [{ userId: referrerId, channel: 'world', kind: 'referral-reward', params }]);
}

/**
 * Returns whether the friend shares a household with neither the referrer nor any friend whose referral was paid
 * before.
 */
async function isOfAnotherHousehold(tx: Transaction, userId: UserId, referrerId: UserId): Promise<boolean> {
  const mates = [...(await householdOf(pgRows(tx), userId))];
  if (mates.includes(referrerId)) return false;
  if (mates.length === 0) return true;
  const before = and(inArray(referralRewards.userId, mates), referralRewards.counts);
  return (await tx.$count(referralRewards, before)) === 0;
}

export async function exportReferrals(db: Database, userId: UserId) {
  return db.select().from(referralRewards).where(eq(referralRewards.userId, userId));
}
