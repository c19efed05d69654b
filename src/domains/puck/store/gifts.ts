/**
 * Gifts of pucks between friends. They arrive as play pucks, whatever their color was, so that none of them can be
 * withdrawn.
 */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ageInDays } from '#domains/account/rules/standing.ts';
import { users } from '#domains/account/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { GIFT } from '#domains/puck/constants.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { tellHolders } from '#domains/puck/store/holders.ts';
import { issuePucks, lockIssues, realDayOf, roomOf } from '#domains/puck/store/issue.ts';
import { payOut } from '#domains/puck/store/spend.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Gift {
  fromId: UserId;
  toId: UserId;
  pucks: number;
  /** Idempotency key by the giver: a gift is made once, however often it is sent. */
  giftId: string;
  season: number;
  day: number;
  now: Date;
}

/** Gives pucks to a friend, within the giver's limit and that of the recipient's household per real day. */
export async function givePucks(tx: Transaction, gift: Gift): Promise<{ ok: true } | Refused> {
  const { fromId, toId, pucks, giftId, season, day, now } = gift;
  // Taken before either account is locked, so that two friends who give to each other at once cannot deadlock.
  await lockIssues(tx);
  const key = `gift/${fromId}/${giftId}`;
  const [made] = await tx.select().from(puckIssues).where(eq(puckIssues.key, key));
  if (made) return made.userId === toId && made.amount === pucks ? { ok: true } : doorRefusals.usedId();
  const { giver, taker, activatedAt } = await between(tx, fromId, toId);
  if (giver === undefined || taker === undefined) return puckRefusals.notFriends();
  const isYoung = ageInDays(activatedAt?.getTime(), now.getTime()) < GIFT.minAgeDays;
  if (isYoung) return puckRefusals.tooYoung({ days: GIFT.minAgeDays });
  const left = await giftsLeft(tx, fromId, now);
  if (pucks > left) return puckRefusals.sentEnough({ max: GIFT.sent, left });
  const room = await roomOf(tx, { userId: toId, source: 'gift', cause: 'gift', now });
  if (pucks > room) return puckRefusals.receivedEnough({ max: GIFT.received, left: room });
  const payment = await payOut(tx, { userId: fromId, price: pucks, to: 'world:rewards' });
  if (!payment.ok) return payment;
  const due = {
    ...{ key, userId: toId, fromUserId: fromId, source: 'gift' as const, cause: 'gift', amount: pucks },
    ...{ color: 'play' as const, alongside: payment.entries },
    memo: { kind: 'gift' as const, params: { from: giver, fromId, to: taker, toId } },
  };
  await issuePucks(tx, [due], { season, day, now });
  await tellHolders(tx, [fromId]);
  const params = { user: giver, userId: fromId, pucks };
  await notify(pgRows(tx), [{ userId: toId, channel: 'world', kind: 'puck-gift', params }]);
  return { ok: true };
}

/** Returns how many pucks a user may still give today (UTC). One query. */
async function giftsLeft(db: Database | Transaction, userId: UserId, now: Date): Promise<number> {
  const [row] = await db
    .select({ given: sql<number>`coalesce(sum(${puckIssues.amount}), 0)::int` })
    .from(puckIssues)
    .where(and(eq(puckIssues.fromUserId, userId), eq(puckIssues.realDay, realDayOf(now))));
  return Math.max(0, GIFT.sent - (row?.given ?? 0));
}

/** Returns the names of both users if they are friends, and when the giver's account was created. */
async function between(tx: Transaction, fromId: UserId, toId: UserId) {
  const areFriends = and(eq(friendships.userId, fromId), eq(friendships.friendId, toId));
  if ((await tx.$count(friendships, areFriends)) === 0) return {};
  const found = await tx
    .select({ id: users.id, name: users.name, activatedAt: users.activatedAt })
    .from(users)
    .where(and(inArray(users.id, [fromId, toId]), isNull(users.deletedAt), isNotNull(users.activatedAt)));
  const giver = found.find(({ id }) => id === fromId);
  const taker = found.find(({ id }) => id === toId);
  return { giver: giver?.name, taker: taker?.name, activatedAt: giver?.activatedAt };
}
