/** Banana Day as its screens show it. */
import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { HISTORY_SHOWN, LEADERS_SHOWN, MAX_FOUND, ORDERS_SHOWN, RECIPE_IDS } from '#domains/banana/constants.ts';
import type { BananaDayView, FruitLeaders, FruitMarket, OwnFruitOrder } from '#domains/banana/contract.ts';
import { hiddenFrom, hourOf, nextBananaDay } from '#domains/banana/rules.ts';
import { basketOf } from '#domains/banana/store/baskets.ts';
import { lastBananaDay } from '#domains/banana/store/day.ts';
import { foundByHousehold, foundInHour } from '#domains/banana/store/finds.ts';
import { hornUntil } from '#domains/banana/store/prizes.ts';
import { fruitFinds, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import { roomOf } from '#domains/puck/store/issue.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const HOUR_MS = 3_600_000;

interface Asking {
  userId: UserId;
  today: Today;
  now: Date;
}

/** At most five queries; one where no Banana Day is on. */
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
    foundByHousehold(db, { userId, heldOn }),
    db.$count(fruitFinds, and(eq(fruitFinds.userId, userId), eq(fruitFinds.heldOn, heldOn))),
    foundInHour(db, { userId, heldOn, hour }),
    isToldClues(db, userId),
  ]);
  const left = Math.max(0, MAX_FOUND - household.found);
  const hidden = hiddenFrom(today.secret, { userId, heldOn, hour })
    .map(({ place }) => place)
    .filter((place) => left > 0 && !foundHere.has(place));
  return { ...view, found: own, left, hidden: hidden.length, clues: wantsClues ? hidden.sort() : [] };
}

async function isToldClues(db: Database, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ value: userSettings.value })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.settingId, 'banana-day-clues')));
  return row?.value === true;
}

const shownOfOrder = {
  id: fruitOrders.id,
  give: fruitOrders.give,
  giveCount: fruitOrders.giveCount,
  want: fruitOrders.want,
  wantCount: fruitOrders.wantCount,
  createdAt: fruitOrders.createdAt,
};

/** Who offers what is nobody's business but theirs: the book has no names. At most seven queries. */
export async function fruitMarket(db: Database, { userId, today, now }: Asking): Promise<FruitMarket> {
  const last = await lastBananaDay(db);
  const heldOn = last?.heldOn ?? 0;
  const isGood = eq(fruitOrders.heldOn, heldOn);
  const [basket, book, own, prizes, pucksLeft, horn] = await Promise.all([
    basketOf(db, { userId, heldOn }),
    db
      .select(shownOfOrder)
      .from(fruitOrders)
      .where(and(isGood, eq(fruitOrders.state, 'open'), ne(fruitOrders.userId, userId)))
      .orderBy(desc(fruitOrders.id))
      .limit(ORDERS_SHOWN),
    db
      .select({
        ...shownOfOrder,
        role: sql<OwnFruitOrder['role']>`case when ${fruitOrders.userId} = ${userId}::int then 'made' else 'taken' end`,
        state: fruitOrders.state,
        closedAt: fruitOrders.closedAt,
      })
      .from(fruitOrders)
      .where(and(isGood, or(eq(fruitOrders.userId, userId), eq(fruitOrders.filledByUserId, userId))))
      .orderBy(desc(sql`${fruitOrders.state} = 'open'`), desc(fruitOrders.id))
      .limit(HISTORY_SHOWN),
    db
      .select({ recipe: fruitPrizes.recipe, made: count() })
      .from(fruitPrizes)
      .where(and(eq(fruitPrizes.userId, userId), eq(fruitPrizes.heldOn, heldOn)))
      .groupBy(fruitPrizes.recipe),
    roomOf(db, { userId, source: 'banana', cause: 'any', now }),
    hornUntil(db, userId, today.absoluteDay),
  ]);
  const made = new Map(prizes.map((prize) => [prize.recipe, prize.made]));
  return {
    basket,
    book: book.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
    own: own.map(({ createdAt, closedAt, ...order }) => ({
      ...{ ...order, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    })),
    made: Object.fromEntries(RECIPE_IDS.map((id) => [id, made.get(id) ?? 0])) as FruitMarket['made'],
    pucksLeft,
    hornUntil: horn === null ? null : dateOf(horn),
  };
}

/** Two queries. */
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
