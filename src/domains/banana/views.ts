/** Banana Day as displayed on screen. */
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import {
  HISTORY_SHOWN,
  LEADERS_SHOWN,
  MAX_FOUND,
  ORDERS_SHOWN,
  RECIPE_IDS,
  type RecipeId,
} from '#domains/banana/constants.ts';
import type { BananaDayView, FruitLeaders, FruitMarket } from '#domains/banana/contract.ts';
import { hiddenFrom, hourOf, mayStillFind, nextBananaDay } from '#domains/banana/rules.ts';
import { basketOf, EMPTY_BASKET } from '#domains/banana/store/baskets.ts';
import { lastBananaDay } from '#domains/banana/store/day.ts';
import { foundByHousehold, foundInHour } from '#domains/banana/store/finds.ts';
import { hornOf, prizesOf } from '#domains/banana/store/prizes.ts';
import { fruitFinds, fruitOrders } from '#domains/banana/tables.ts';
import { roomOf } from '#domains/puck/store/issue.ts';
import { readSetting } from '#domains/settings/store.ts';
import type { UserId } from '#engine/ids.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Asking {
  userId: UserId;
  today: Today;
  now: Date;
}

/** Loads Banana Day. At most five queries; one if there is no Banana Day on. */
export async function bananaDayView(db: Database, { userId, today, now }: Asking): Promise<BananaDayView> {
  const last = await lastBananaDay(db);
  const hour = hourOf(now.getTime());
  const view = {
    isOn: last?.isOn ?? false,
    heldOn: last && dateOf(last.heldOn),
    next: nextBananaDay(today),
    hidesAgainAt: new Date((hour + 1) * HOUR_MS).toISOString(),
  };
  if (!last?.isOn) return { ...view, found: 0, left: 0, hidden: 0, clues: [] };
  const { heldOn } = last;
  const [household, own, foundHere, wantsClues] = await Promise.all([
    foundByHousehold(db, { userId, heldOn, hour }),
    db.$count(fruitFinds, and(eq(fruitFinds.userId, userId), eq(fruitFinds.heldOn, heldOn))),
    foundInHour(db, { userId, heldOn, hour }),
    readSetting(db, userId, 'banana-day-clues'),
  ]);
  const left = Math.max(0, MAX_FOUND - household.found);
  const hidden = hiddenFrom(today.secret, { userId, heldOn, hour })
    .map(({ place }) => place)
    .filter((place) => !foundHere.has(place));
  const mayFind = Math.min(hidden.length, mayStillFind(household));
  return { ...view, found: own, left, hidden: mayFind, clues: wantsClues === true && mayFind > 0 ? hidden.sort() : [] };
}

/** Loads the market. Orders are anonymous. At most five queries. */
export async function fruitMarket(db: Database, { userId, today, now }: Asking): Promise<FruitMarket> {
  const heldOn = (await lastBananaDay(db))?.heldOn ?? null;
  const pucks = roomOf(db, { userId, source: 'banana', cause: 'any', now });
  if (heldOn === null) {
    const made = Object.fromEntries(RECIPE_IDS.map((id) => [id, 0])) as FruitMarket['made'];
    return { basket: { ...EMPTY_BASKET }, book: [], own: [], made, pucksLeft: await pucks, hornUntil: null };
  }
  const [basket, orders, prizes, pucksLeft] = await Promise.all([
    basketOf(db, { userId, heldOn }),
    ordersShown(db, { userId, heldOn }),
    prizesOf(db, userId),
    pucks,
  ]);
  const madeOf = (id: RecipeId) => prizes.filter(({ recipe, heldOn: from }) => recipe === id && from === heldOn).length;
  const horn = hornOf(prizes, today.absoluteDay);
  return {
    basket,
    book: orders.flatMap(({ isOwn, id, give, giveCount, want, wantCount, createdAt }) =>
      isOwn ? [] : [{ id, give, giveCount, want, wantCount, createdAt: createdAt.toISOString() }],
    ),
    own: orders.flatMap(({ isOwn, rank: _, isMade, createdAt, closedAt, ...order }) =>
      isOwn
        ? [
            {
              ...{ ...order, role: isMade ? ('made' as const) : ('taken' as const) },
              ...{ createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
            },
          ]
        : [],
    ),
    made: Object.fromEntries(RECIPE_IDS.map((id) => [id, madeOf(id)])) as FruitMarket['made'],
    pucksLeft,
    hornUntil: horn === null ? null : dateOf(horn),
  };
}

/** Returns open orders of others, and those that the user has made or taken, open ones first. One query. */
async function ordersShown(db: Database, { userId, heldOn }: { userId: UserId; heldOn: number }) {
  const isMade = sql<boolean>`${fruitOrders.userId} = ${userId}::int`;
  const isOwn = sql<boolean>`(${isMade} or ${fruitOrders.filledByUserId} is not distinct from ${userId}::int)`;
  const ranked = db
    .select({
      id: fruitOrders.id,
      give: fruitOrders.give,
      giveCount: fruitOrders.giveCount,
      want: fruitOrders.want,
      wantCount: fruitOrders.wantCount,
      state: fruitOrders.state,
      createdAt: fruitOrders.createdAt,
      closedAt: fruitOrders.closedAt,
      isMade: isMade.as('is_made'),
      isOwn: isOwn.as('is_own'),
      rank: sql<number>`row_number() over (partition by ${isOwn} order by ${fruitOrders.state} = 'open' desc, ${fruitOrders.id} desc)`.as(
        'rank',
      ),
    })
    .from(fruitOrders)
    .where(and(eq(fruitOrders.heldOn, heldOn), or(eq(fruitOrders.state, 'open'), isOwn)))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= case when ${ranked.isOwn} then ${HISTORY_SHOWN}::int else ${ORDERS_SHOWN}::int end`)
    .orderBy(ranked.rank);
}

/** Loads the leaders. Two queries. */
export async function fruitLeaders(db: Database, now: Date): Promise<FruitLeaders> {
  const last = await lastBananaDay(db);
  if (!last) return [];
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      lastOnlineAt: users.lastOnlineAt,
      found: count(),
      rank: sql<number>`(rank() over (order by count(*) desc))::int`,
    })
    .from(fruitFinds)
    .innerJoin(users, eq(users.id, fruitFinds.userId))
    .where(and(eq(fruitFinds.heldOn, last.heldOn), isNull(users.deletedAt)))
    .groupBy(users.id)
    .orderBy(desc(count()), users.id)
    .limit(LEADERS_SHOWN);
  return rows.map(({ id, name, lastOnlineAt, found, rank }) => ({
    user: { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
    found,
    rank,
  }));
}
