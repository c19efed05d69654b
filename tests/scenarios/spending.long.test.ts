/**
 * Races every way to earn, spend, give and trade: each is sent several times at once, to servers killed midway, while the same
 * users spend elsewhere. They live in three households, of which two trade with each other and none with the third. Runs 500
 * races, or as many as SPENDING_RACES says; 10,000 take some minutes.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { fruitIsConserved } from '#domains/banana/checks.ts';
import { FRUIT_IDS, RECIPE_IDS } from '#domains/banana/constants.ts';
import { fillOrder, placeOrder } from '#domains/banana/store/orders.ts';
import { makePrize } from '#domains/banana/store/prizes.ts';
import { bananaDays, fruitBaskets, fruitFinds, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { premiumWasPaidFor } from '#domains/premium/checks.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { givePucks } from '#domains/puck/store/gifts.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { payEscrow, spendPucks } from '#domains/puck/store/spend.ts';
import { purchasesAreCreditedOnce, refundsAreTakenBack } from '#domains/purchase/checks.ts';
import { payDebt } from '#domains/purchase/store/debts.ts';
import { grantPucks } from '#domains/purchase/store/grants.ts';
import { askForRefund } from '#domains/purchase/store/refunds.ts';
import { rewardsArePaid } from '#domains/quest/checks.ts';
import { claimRewards } from '#domains/quest/store.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { rafflePrizesPaid, raffleStakesHeld } from '#domains/raffle/checks.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { buyTickets, takeFreeTicket } from '#domains/raffle/store/tickets.ts';
import { raffles, raffleTickets } from '#domains/raffle/tables.ts';
import { purchasesArePaid } from '#domains/shop/checks.ts';
import { ITEM_IDS, ITEMS, itemOf } from '#domains/shop/constants.ts';
import { buyItem } from '#domains/shop/store/purchases.ts';
import { shopCards, shopItems } from '#domains/shop/tables.ts';
import { sponsorshipsAreHeld } from '#domains/sponsorship/checks.ts';
import { sponsor } from '#domains/sponsorship/store/sponsor.ts';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import type { SponsoredKind } from '#domains/subject.ts';
import { withdrawalsAreHeld, withdrawalsArePaid } from '#domains/withdrawal/checks.ts';
import { cancelWithdrawal, requestWithdrawal } from '#domains/withdrawal/store/requests.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  takeWithdrawal,
} from '#domains/withdrawal/store/review.ts';
import { setTerms } from '#domains/withdrawal/store/terms.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makeClub } from '../factories/club.ts';
import { dyingAfter } from '../factories/dying.ts';
import { Payments } from '../factories/payments.ts';
import { makePlayer } from '../factories/player.ts';
import { shareHome } from '../factories/user.ts';

const RACES = Number(process.env['SPENDING_RACES'] ?? 500);
const HOUSEHOLDS = 3;
const SPENDERS = 4 * HOUSEHOLDS;
/** Simultaneous races, each with two or three copies. */
const AT_ONCE = 8;
/** Races per real day. */
const A_DAY = 400;
const KILLED = 0.25;
/** An event that holds the pucks it is given. */
const fair: SponsoredKind = { kind: 'fair', isEvent: true, find: async () => ({ name: 'Fair', path: '/' }) };
const SILENT = { warn: () => {} };

const pay = new Payments();
const { db, world, ids } = pay.made;
const [boss, vice] = ids('Boss', 'Vice');
const random = new Random('spending');
const date = { season: world.season, day: world.day };
const spenders: number[] = [];
const bought: { userId: number; purchaseId: number }[] = [];
let now = new Date();
let raffleIds: number[] = [];
let escrows = 0;

/** Returns a user's household, and the circle that trades with each other: the first two households, and the third. */
const householdOf = (userId: number) => spenders.indexOf(userId) % HOUSEHOLDS;
const circleOf = (userId: number) => (householdOf(userId) === 2 ? 'closed' : 'open');
/** Returns two users who trade with each other. */
const pairOf = (): [number, number] => {
  const one = random.pick(spenders);
  const others = spenders.filter((other) => other !== one && circleOf(other) === circleOf(one));
  return [one, random.pick(others)];
};

beforeAll(async () => {
  await makeClub(db, { id: 1, leagueIds: world.leagueIds, season: world.season });
  for (let at = 0; at < 30; at++) await makePlayer(db, { teamId: 11 });
  for (let at = 0; at < SPENDERS; at++) {
    const buyer = await pay.makeBuyer();
    spenders.push(buyer.id);
    for (let pack = 0; pack < 3; pack++) {
      const { id: purchaseId, sessionId } = await pay.buy(buyer);
      bought.push({ userId: buyer.id, purchaseId });
      // Every other buyer has spent refunded pucks and owes them.
      if (at % 2 === 0 || pack < 2) continue;
      expect(await pay.spend(buyer, 1_500)).toEqual({ ok: true });
      await pay.local.refundPart(sessionId, 499);
    }
  }
  now = pay.server.clock.now;
  const isOld = { activatedAt: new Date(now.getTime() - 70 * DAY_MS), isAdult: true };
  await db.update(users).set(isOld).where(sql`${users.id} > ${boss} and not ${users.isAdmin}`);
  const pairs = spenders.flatMap((userId) =>
    spenders.flatMap((friendId) => (userId === friendId ? [] : [{ userId, friendId }])),
  );
  const memo = { kind: 'start-pucks' as const, params: {} };
  const earned = { source: 'achievement' as const, cause: 'race', amount: 5_000, color: 'earned' as const, memo };
  const dues = spenders.map((userId) => ({ ...earned, key: `earned/${userId}`, userId }));
  await db.transaction((tx) => issuePucks(tx, dues, { ...date, now }));
  await db.transaction((tx) => setTerms(tx, { userId: boss, budget: 100_000, charities: [] }));
  await db.insert(friendships).values(pairs.map((pair) => ({ ...pair, since: now })));
  await giveFruit();
  const periods = Array.from({ length: 60 }, (_, index) => index + 1);
  const rewards = spenders.flatMap((userId) => periods.map((period) => ({ userId, period, doneOn: period })));
  await db
    .insert(questRewards)
    .values(rewards.map((reward) => ({ ...reward, quest: 'daily-win' as const, points: 5 })));
});

it('parallel spending loses no puck, drops no balance below zero, and does nothing twice', async () => {
  const began = performance.now();
  for (let home = 0; home < HOUSEHOLDS; home++) {
    await shareHome(
      db,
      spenders.filter((userId) => householdOf(userId) === home),
      `home ${home}`,
    );
  }
  let interrupted = 0;
  for (let done = 0; done < RACES; done += AT_ONCE) {
    if (done % A_DAY === 0) {
      now = new Date(now.getTime() + DAY_MS);
      await openAll();
    }
    const ways = Array.from({ length: Math.min(AT_ONCE, RACES - done) }, () => random.pick(WAYS)());
    for (const failed of await Promise.all(ways.map(race))) interrupted += failed;
  }
  now = new Date(now.getTime() + 70 * DAY_MS);
  await openAll();
  expect(await faults()).toEqual([]);
  expect(interrupted).toBeGreaterThan(RACES / 10);

  // A plain count: each color sums to zero over all accounts.
  const colors = await db.execute<{ currency: string; all: number; least: number }>(sql`
    select currency, sum(pucks)::int as all, min(pucks) filter (where account !~ '^world:')::int as least
    from (select currency, account, sum(amount) as pucks from ${ledgerEntries} where currency like 'puck:%' group by 1, 2) held
    group by 1 order by 1`);
  expect(colors.rows.map(({ currency, all }) => [currency, all])).toEqual([
    ...[
      ['puck:bought', 0],
      ['puck:earned', 0],
      ['puck:play', 0],
    ],
  ]);
  expect(Math.min(...colors.rows.map(({ least }) => least))).toBeGreaterThanOrEqual(0);

  for (const circle of ['open', 'closed']) {
    const earned = await earnedBy(
      spenders.filter((userId) => circleOf(userId) === circle),
      circle,
    );
    expect(earned.issued, circle).toBeGreaterThan(0);
    expect(earned.held, circle).toBeLessThanOrEqual(earned.issued - earned.spent);
    if (RACES > 500) console.log(circle, earned);
  }
  for (const prize of [fruitPrizes, withdrawalSteps]) expect(await db.$count(prize)).toBeGreaterThan(0);

  const items = await db.select().from(shopItems);
  for (const own of Map.groupBy(items, ({ userId, item }) => `${userId}/${item}`).values()) {
    const [first] = own;
    if (first) expect(own.length).toBeLessThanOrEqual(itemOf(first.item).most ?? Number.POSITIVE_INFINITY);
  }
  const packs = items.filter(({ item }) => item === 'card-pack').length;
  expect(packs).toBeGreaterThan(0);
  expect(await db.$count(shopCards)).toBe(packs * ITEMS['card-pack'].cards);
  for (const made of [raffleTickets, withdrawals, sponsorships]) expect(await db.$count(made)).toBeGreaterThan(0);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (RACES > 500) console.log(`${RACES} races, ${interrupted} copies interrupted, ${seconds} s`);
});

/** A way to spend with a unique id, so that repeats have no effect. */
type Way = (db: Database) => Promise<unknown>;
const inOne =
  (work: (tx: Transaction) => Promise<unknown>): Way =>
  (on) =>
    on.transaction(work);

const WAYS: readonly (() => Way)[] = [
  () => {
    const purchase = { userId: random.pick(spenders), item: random.pick(ITEM_IDS), purchaseId: randomUUID() };
    return inOne((tx) => buyItem(tx, { ...purchase, ...date, now }));
  },
  () => {
    const purchase = { userId: random.pick(spenders), item: 'card-pack' as const, purchaseId: randomUUID() };
    return inOne((tx) => buyItem(tx, { ...purchase, ...date, now }));
  },
  () => {
    const [fromId, toId] = pairOf();
    const gift = { fromId, toId, pucks: random.int(1, 20), giftId: randomUUID() };
    return inOne((tx) => givePucks(tx, { ...gift, ...date, now }));
  },
  () => {
    const order = { raffleId: random.pick(raffleIds), userId: random.pick(spenders), orderId: randomUUID() };
    const tickets = random.int(1, 4);
    return inOne((tx) => buyTickets(tx, { ...order, tickets, ...date, now }));
  },
  () => {
    const entry = { raffleId: random.pick(raffleIds), userId: random.pick(spenders), now };
    return inOne((tx) => takeFreeTicket(tx, entry));
  },
  () => {
    const { userId, purchaseId } = random.pick(bought);
    if (!random.chance(0.1)) return inOne((tx) => payDebt(tx, { userId, ...date, now }));
    return (on) => askForRefund(on, { userId, purchaseId, payments: pay.local, log: SILENT, now });
  },
  () => {
    const grant = { adminId: boss, userId: random.pick(spenders), pucks: random.int(-40, 40) || 1 };
    const requestId = randomUUID();
    return inOne((tx) => grantPucks(tx, { ...grant, reason: 'A race.', requestId, ...date, now }));
  },
  () => {
    const [userId, other] = pairOf();
    const escrow = `escrow:race/${circleOf(userId)}-${++escrows % 7}` as const;
    const memo = { kind: 'start-pucks' as const, params: {} };
    const key = `race/${randomUUID()}`;
    const price = random.int(1, 60);
    if (random.chance(0.7)) {
      return inOne((tx) => spendPucks(tx, { userId, price, to: escrow, key, memo, ...date }));
    }
    const shares = [
      { userId, share: 3 },
      { userId: other, share: 1 },
    ];
    return inOne((tx) => payEscrow(tx, escrow, { shares, key, memo, ...date }));
  },
  () => {
    const [userId = 0] = random.shuffle(spenders);
    const key = `race/${randomUUID()}`;
    const due = { key, userId, source: 'achievement' as const, cause: key, amount: random.int(40, 200) };
    const memo = { kind: 'start-pucks' as const, params: {} };
    const color = random.chance(0.5) ? ('earned' as const) : ('play' as const);
    return inOne((tx) => issuePucks(tx, [{ ...due, color, memo }], { ...date, now }));
  },
  () => {
    const payout = { userId: random.pick(spenders), pucks: 2_000, method: 'bank' as const, charity: null };
    return inOne((tx) => requestWithdrawal(tx, { ...payout, ...date, now }));
  },
  () => {
    const [userId, id] = [random.pick(spenders), random.int(1, 20)];
    return inOne((tx) => cancelWithdrawal(tx, { id, userId, ...date, now }));
  },
  () => {
    const words = { name: 'A racing family', line: 'We race.', orderId: randomUUID() };
    const given = { userId: random.pick(spenders), kind: fair, subjectId: 1, pucks: random.int(10, 40), ...words };
    return inOne((tx) => sponsor(tx, { ...given, ...date, now }));
  },
  () => {
    const userId = random.pick(spenders);
    return (on) => claimRewards(on, { userId, now });
  },
  () => {
    const [give = 'banana', want = 'mango'] = random.shuffle(FRUIT_IDS);
    const swap = { give, want, giveCount: random.int(1, 3), wantCount: random.int(1, 3) };
    const userId = random.pick(spenders);
    return inOne((tx) => placeOrder(tx, { userId, now }, swap));
  },
  () => {
    const [userId, makerId] = pairOf();
    return inOne(async (tx) => {
      const isOpen = and(eq(fruitOrders.userId, makerId), eq(fruitOrders.state, 'open'));
      const [order] = await tx.select({ id: fruitOrders.id }).from(fruitOrders).where(isOpen).limit(1);
      return order && fillOrder(tx, { userId, now }, order.id);
    });
  },
  () => {
    const [userId, recipe] = [random.pick(spenders), random.pick(RECIPE_IDS)];
    return inOne((tx) => makePrize(tx, { userId, ...date, now }, recipe));
  },
  () => {
    const step = { id: random.int(1, 60), userId: random.chance(0.5) ? boss : vice, ...date, now };
    const act = random.pick([takeWithdrawal, approveWithdrawal, payWithdrawal]);
    const isRefused = random.chance(0.1);
    return inOne((tx) => (isRefused ? refuseWithdrawal(tx, { ...step, reason: 'A race.' }) : act(tx, step)));
  },
];

/** Sends it two or three times at once; some copies are killed just before they commit. */
async function race(way: Way): Promise<number> {
  const copies = Array.from({ length: random.int(2, 3) }, () => random.chance(KILLED));
  const sent = await Promise.allSettled(copies.map((isKilled) => way(isKilled ? dyingAfter(db, 0) : db)));
  const failed = sent.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
  for (const { reason } of failed) {
    // The ledger refuses a repeated key, whichever copy was first.
    const said = reason instanceof Error ? `${reason.message} ${reason.cause}` : String(reason);
    if (!/killed|ledger_transactions_key|already posted|deadlock/.test(said)) throw reason;
  }
  return failed.length;
}

async function faults(): Promise<string[]> {
  const row = await readWorld(db);
  const checks = [
    ...[nobodyOwesPucks, pucksAreConserved, issuesArePosted, purchasesArePaid, premiumWasPaidFor],
    ...[raffleStakesHeld, rafflePrizesPaid, purchasesAreCreditedOnce, refundsAreTakenBack],
    ...[withdrawalsAreHeld, withdrawalsArePaid, sponsorshipsAreHeld, fruitIsConserved, rewardsArePaid],
  ];
  return (await Promise.all(checks.map((check) => check.run({ db, world: row })))).flatMap((found) => found.faults);
}

async function openAll(): Promise<void> {
  await Promise.all([1, 2].map(() => openRaffles(db, now)));
  await Promise.allSettled([dyingAfter(db, 0), db, db].map((on) => drawRaffles(on, now)));
  await openRaffles(db, now);
  raffleIds = (await db.select({ id: raffles.id }).from(raffles).where(sql`${raffles.drawnAt} is null`)).map(
    ({ id }) => id,
  );
}

/** Gives every user fruit of each kind, as if they had found it. */
async function giveFruit(): Promise<void> {
  const heldOn = world.absoluteDay;
  await db.insert(bananaDays).values({ heldOn, beganAt: now });
  const pieces = Array.from({ length: 40 }, (_, hour) => hour);
  for (const userId of spenders) {
    const found = FRUIT_IDS.flatMap((fruit, index) =>
      pieces.map((hour) => ({
        userId,
        heldOn,
        hour: 100 * index + hour,
        place: 'forum' as const,
        fruit,
        foundAt: now,
      })),
    );
    await db.insert(fruitFinds).values(found);
    await db.insert(fruitBaskets).values(FRUIT_IDS.map((fruit) => ({ userId, heldOn, fruit, amount: pieces.length })));
  }
}

/** Returns the earned pucks of a trading circle, escrows included: issued by the game, spent, and held. */
async function earnedBy(userIds: readonly number[], circle: string) {
  const own = userIds.map((userId) => `user:${userId}`);
  const { rows } = await db.execute<{ issued: number; spent: number; held: number }>(sql`
    with own as (
      select unnest(${sql.param(own)}::text[]) as account
      union select 'escrow:withdrawal/' || id from ${withdrawals} where user_id = any(${sql.param([...userIds])}::int[])
      union select 'escrow:sponsorship/' || id from ${sponsorships} where user_id = any(${sql.param([...userIds])}::int[])
      union select distinct account from ${ledgerEntries} where account like ${`escrow:race/${circle}-%`}
    ), moved as (
      select e.amount, e.transaction_id, exists (select from own where own.account = e.account) as is_own,
        e.account = 'world:rewards' as is_game
      from ${ledgerEntries} e where e.currency = 'puck:earned'
    ), sums as (
      select transaction_id, sum(amount) filter (where is_own) as own, bool_or(is_game and amount < 0) as is_issue
      from moved group by 1
    )
    select coalesce(sum(own) filter (where own > 0 and is_issue), 0)::int as issued,
      coalesce(-sum(own) filter (where own < 0), 0)::int as spent, coalesce(sum(own), 0)::int as held
    from sums where own is not null`);
  const [row] = rows;
  if (!row) throw new Error('no sums');
  return row;
}
