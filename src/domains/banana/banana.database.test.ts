/** Banana Day: what bots, forgers, households and races get of it, and that no fruit is made or lost on the way. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { fruitIsConserved } from '#domains/banana/checks.ts';
import {
  FIND_SPACING_MS,
  FRUIT_IDS,
  type Fruit,
  HIDDEN_AN_HOUR,
  HORN_DAYS,
  MAX_FOUND,
  MAX_LOOK_MS,
  MAX_ORDERS,
  MIN_LOOK_MS,
  PLACE_IDS,
  PRIZE_HORN,
  type RecipeId,
  recipeOf,
} from '#domains/banana/constants.ts';
import { bananaDayHooks } from '#domains/banana/days.ts';
import { hiddenFrom, hourOf, signedClaim } from '#domains/banana/rules.ts';
import { bananaSlice } from '#domains/banana/slice.ts';
import { basketOf } from '#domains/banana/store/baskets.ts';
import { find, look } from '#domains/banana/store/finds.ts';
import { cancelOrder, fillOrder, placeOrder } from '#domains/banana/store/orders.ts';
import { makePrize } from '#domains/banana/store/prizes.ts';
import { bananaDays, fruitBaskets, fruitFinds, fruitLooks, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import { bananaDayView, fruitLeaders, fruitMarket } from '#domains/banana/views.ts';
import { clubs } from '#domains/club/tables.ts';
import type { DayContext } from '#domains/day.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { BANANA_PUCKS } from '#domains/puck/constants.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { changeWorld, readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';
import { IS_THOROUGH } from '../../../tests/thorough.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;
const { db, world, ids, browsers } = testWorld({
  day: BANANA_DAY,
  clubs: [{ id: 1, manager: 'Ada' }],
  users: [...NAMES, { name: 'Admin', isAdmin: true }],
  connections: 16,
});
const [ada, ben, cleo, dan, eve] = ids(...NAMES);
const [adas, admins] = browsers('Ada', 'Admin');
const { secret, absoluteDay: heldOn, season, day } = world;
const NOON = new Date('2026-03-01T12:00:00Z');
const later = (milliseconds: number, from = NOON) => new Date(from.getTime() + milliseconds);

const lookAt = (userId: number, place: (typeof PLACE_IDS)[number], now: Date) =>
  db.transaction((tx) => look(tx, { userId, secret, now, place }));
const pick = (userId: number, claim: string, now: Date) =>
  db.transaction((tx) => find(tx, { userId, secret, now, claim }));
const order = (userId: number, give: Fruit, giveCount: number, want: Fruit, wantCount: number) =>
  db.transaction((tx) => placeOrder(tx, { userId, now: NOON }, { give, giveCount, want, wantCount }));
const fill = (userId: number, id: number) => db.transaction((tx) => fillOrder(tx, { userId, now: NOON }, id));
const cancel = (userId: number, id: number) => db.transaction((tx) => cancelOrder(tx, { userId, now: NOON }, id));
const make = (userId: number, recipe: RecipeId, now = NOON) =>
  db.transaction((tx) => makePrize(tx, { userId, season, day, now }, recipe));
const basket = (userId: number) => basketOf(db, { userId, heldOn });
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
const faults = async () => (await fruitIsConserved.run({ db, world: await readWorld(db) })).faults;
/** So much of each fruit, as if they had found it. */
const fund = async (userId: number, amount: number) => {
  const found = FRUIT_IDS.flatMap((fruit, index) =>
    Array.from({ length: amount }, (_, number) => ({
      ...{ userId, heldOn, hour: 1000 * index + number, place: 'forum' as const, fruit, foundAt: later(-DAY_MS) },
    })),
  );
  await db.insert(fruitFinds).values(found);
  await db.insert(fruitBaskets).values(FRUIT_IDS.map((fruit) => ({ userId, heldOn, fruit, amount })));
};
const newestOrder = async () => (await db.select().from(fruitOrders).orderBy(sql`id desc`).limit(1))[0]?.id ?? 0;
const turn = (context: Partial<DayContext>) =>
  db.transaction(async (tx) => {
    for (const hook of bananaDayHooks) await hook.run({ rows: pgRows(tx), now: NOON, ...context } as DayContext);
  });

beforeEach(async () => {
  await separateHomes(db);
  for (const table of [fruitLooks, fruitOrders, fruitPrizes, fruitBaskets, fruitFinds, bananaDays])
    await db.delete(table);
  for (const table of [puckIssues, ledgerEntries, ledgerTransactions]) await db.delete(table);
  await db.insert(bananaDays).values({ heldOn, beganAt: NOON });
  await changeWorld(db, { bananaDay: true });
});

describe('looking for fruit', () => {
  it('shows what hides on the screen that one is on, and nothing on others', async () => {
    const hidden = hiddenFrom(secret, { userId: ada, heldOn, hour: hourOf(NOON.getTime()) });
    let now = NOON;
    for (const place of PLACE_IDS) {
      now = later(2000, now);
      const seen = await lookAt(ada, place, now);
      expect(seen?.fruit).toBe(hidden.find((one) => one.place === place)?.fruit);
    }
    expect(hidden).toHaveLength(HIDDEN_AN_HOUR);
  });

  it('finds nothing on other days, nor twice in a second, however many screens are asked for at once', async () => {
    const hidden = hiddenFrom(secret, { userId: ada, heldOn, hour: hourOf(NOON.getTime()) });
    const seen = await Promise.all(PLACE_IDS.map((place) => lookAt(ada, place, NOON)));
    expect(seen.filter((one) => one !== null).length).toBeLessThanOrEqual(1);
    await changeWorld(db, { bananaDay: false });
    for (const { place } of hidden) expect(await lookAt(ada, place, later(5000))).toBeNull();
  });
});

describe('a find', () => {
  const [hidden] = hiddenFrom(secret, { userId: ada, heldOn, hour: hourOf(NOON.getTime()) });
  const place = hidden?.place ?? 'forum';
  const picked = later(MIN_LOOK_MS);

  it('is counted once, of twenty at once', async () => {
    const seen = await lookAt(ada, place, NOON);
    const all = await Promise.all(Array.from({ length: 20 }, () => pick(ada, seen?.claim ?? '', picked)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await basket(ada))[seen?.fruit ?? 'banana']).toBe(1);
    expect(codeOf(await pick(ada, seen?.claim ?? '', later(FIND_SPACING_MS, picked)))).toBe('banana.gone');
    // Nor is it seen again.
    expect(await lookAt(ada, place, later(60_000))).toBeNull();
    expect(await faults()).toEqual([]);
  });

  it('is refused for claims that are forged, of somebody else, of another look, and old', async () => {
    const seen = await lookAt(ada, place, NOON);
    const claim = seen?.claim ?? '';
    const forged = claim.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(codeOf(await pick(ada, forged, picked))).toBe('banana.gone');
    await lookAt(ben, place, NOON);
    expect(codeOf(await pick(ben, claim, picked))).toBe('banana.gone');
    expect(codeOf(await pick(ada, claim, later(MAX_LOOK_MS + 1)))).toBe('banana.gone');
    // Signed by the key, but never handed out.
    const never = signedClaim(secret, { userId: ada, heldOn }, { place, seenAt: NOON.getTime() - 3_600_000 });
    expect(codeOf(await pick(ada, never, picked))).toBe('banana.gone');
    expect(codeOf(await pick(ada, claim, later(1)))).toBe('banana.too-soon');
    await lookAt(ada, 'guide', later(2000));
    expect(codeOf(await pick(ada, claim, later(4000)))).toBe('banana.gone');
    expect(await db.$count(fruitFinds)).toBe(0);
  });

  it('is refused once the day is over, and for a place where nothing hides', async () => {
    const seen = await lookAt(ada, place, NOON);
    const bare = PLACE_IDS.find(
      (id) =>
        hidden &&
        !hiddenFrom(secret, { userId: ada, heldOn, hour: hourOf(NOON.getTime()) }).some((one) => one.place === id),
    );
    const empty = signedClaim(secret, { userId: ada, heldOn }, { place: bare ?? 'forum', seenAt: NOON.getTime() });
    expect(codeOf(await pick(ada, empty, picked))).toBe('banana.gone');
    await changeWorld(db, { bananaDay: false });
    expect(codeOf(await pick(ada, seen?.claim ?? '', picked))).toBe('banana.not-today');
  });
});

describe('a bot', () => {
  const TRIES = IS_THOROUGH ? 10_000 : 1_000;
  /** With it they take a day. */
  const STRIDE_MS = 80_000_000 / TRIES;
  /** Claims that are on their way at the same moment. */
  const AT_ONCE = 8;
  /**
   * Walks the screens all day and claims on each: what it sees, and where it sees nothing a claim that it has never been handed, signed by the
   * key all the same. At once for several users.
   */
  const runBot = async (users: readonly number[], tries: number) => {
    let now = NOON;
    let claims = 0;
    const answers: Promise<{ ok: boolean }>[] = [];
    for (let index = 0; claims < tries; index++) {
      now = later(STRIDE_MS, now);
      for (const userId of users) {
        const place = PLACE_IDS[index % PLACE_IDS.length] ?? 'forum';
        const seen = await lookAt(userId, place, now);
        const claim = seen?.claim ?? signedClaim(secret, { userId, heldOn }, { place, seenAt: now.getTime() });
        if (seen) now = later(FIND_SPACING_MS, now);
        answers.push(pick(userId, claim, now));
        claims++;
        if (seen || claims % AT_ONCE === 0) await Promise.all(answers);
      }
    }
    const outcomes = await Promise.all(answers);
    expect(outcomes).toHaveLength(claims);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MAX_FOUND);
    return db.$count(fruitFinds, sql`${fruitFinds.userId} = any(${sql.param([...users])}::int[])`);
  };

  it('that claims all day gets what an eager manager gets, and so do two of one household', {
    timeout: 600_000,
  }, async () => {
    expect(await runBot([ada], TRIES)).toBe(MAX_FOUND);
    await shareHome(db, [ben, cleo]);
    expect(await runBot([ben, cleo], TRIES / 2)).toBe(MAX_FOUND);
    expect(await faults()).toEqual([]);
  });

  it('finds no more in an hour than hides in it', async () => {
    let now = new Date('2026-03-01T12:00:00Z');
    for (let round = 0; round < 3; round++) {
      for (const place of PLACE_IDS) {
        now = later(FIND_SPACING_MS, now);
        const seen = await lookAt(dan, place, now);
        if (seen) await pick(dan, seen.claim, later(FIND_SPACING_MS, now));
      }
    }
    expect(await db.$count(fruitFinds)).toBe(HIDDEN_AN_HOUR);
  });
});

describe('an order', () => {
  it('holds what it gives, and is taken by one of many at once', async () => {
    await fund(ada, 6);
    for (const userId of [ben, cleo, dan, eve]) await fund(userId, 6);
    expect(await order(ada, 'mango', 2, 'banana', 4)).toEqual({ ok: true });
    expect((await basket(ada)).mango).toBe(4);
    const id = await newestOrder();
    const outcomes = await Promise.all([ben, cleo, dan, eve].flatMap((userId) => [fill(userId, id), fill(userId, id)]));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await basket(ada)).banana).toBe(10);
    expect(await faults()).toEqual([]);
    expect(codeOf(await fill(ben, id))).toBe('banana.order-gone');
    expect(codeOf(await cancel(ada, id))).toBe('banana.order-gone');
  });

  it('is either taken or canceled where both come at once', async () => {
    await fund(ada, 30);
    await fund(ben, 30);
    for (let round = 0; round < 10; round++) {
      await order(ada, 'coconut', 1, 'orange', 2);
      const id = await newestOrder();
      const outcomes = await Promise.all([cancel(ada, id), fill(ben, id), cancel(ada, id), fill(ben, id)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(await faults()).toEqual([]);
  });

  it('is refused where it is no fair swap, not in the basket, or one too many', async () => {
    await fund(ada, 9);
    expect(codeOf(await order(ada, 'mango', 1, 'mango', 1))).toBe('banana.unfair');
    expect(codeOf(await order(ada, 'mango', 9, 'banana', 2))).toBe('banana.unfair');
    expect(codeOf(await order(ben, 'mango', 1, 'banana', 1))).toBe('banana.too-few');
    const outcomes = await Promise.all(
      Array.from({ length: MAX_ORDERS + 5 }, () => order(ada, 'banana', 1, 'mango', 1)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(9);
    expect(codeOf(await order(ada, 'orange', 1, 'mango', 1))).toBe('done');
    expect(codeOf(await order(ada, 'orange', 1, 'mango', 1))).toBe('banana.too-many-orders');
    expect(await faults()).toEqual([]);
  });

  it('is not taken by its maker, by their household, nor once the next Banana Day has begun', async () => {
    await fund(ada, 5);
    await fund(ben, 5);
    await shareHome(db, [ada, ben]);
    await order(ada, 'mango', 1, 'banana', 1);
    const id = await newestOrder();
    expect(codeOf(await fill(ada, id))).toBe('banana.order-gone');
    expect(codeOf(await fill(ben, id))).toBe('banana.own-household');
    expect(codeOf(await cancel(ben, id))).toBe('banana.order-gone');
    await separateHomes(db);
    await db.insert(bananaDays).values({ heldOn: heldOn + 63, beganAt: NOON });
    expect(codeOf(await fill(ben, id))).toBe('banana.order-gone');
    expect(codeOf(await cancel(ada, id))).toBe('banana.order-gone');
    expect(codeOf(await make(ada, 'smoothie'))).toBe('banana.too-few');
    const market = await fruitMarket(db, { userId: ada, today: await readToday(db), now: NOON });
    expect([market.basket.mango, market.own, market.book]).toEqual([0, [], []]);
  });

  it('leaves no fruit made or lost in 600 random commands, twelve at a time', { timeout: 120_000 }, async () => {
    const random = new Random(192);
    const users = [ada, ben, cleo, dan, eve];
    for (const userId of users) await fund(userId, 8);
    for (let round = 0; round < 50; round++) {
      const open = await db.select({ id: fruitOrders.id }).from(fruitOrders).where(eq(fruitOrders.state, 'open'));
      const acts = Array.from({ length: 12 }, () => {
        const userId = random.pick(users);
        const id = open.length > 0 ? random.pick(open).id : 0;
        const [give, want] = random.shuffle(FRUIT_IDS);
        const kind = random.next();
        if (kind < 0.4 && give && want) return order(userId, give, 1 + (round % 3), want, 1 + (round % 2));
        if (kind < 0.75) return fill(userId, id);
        if (kind < 0.9) return cancel(userId, id);
        return make(userId, random.pick(['smoothie', 'salad', 'bowl', 'horn'] as const));
      });
      await Promise.allSettled(acts);
    }
    expect(await db.$count(fruitOrders, eq(fruitOrders.state, 'filled'))).toBeGreaterThan(20);
    expect(await db.$count(fruitPrizes)).toBeGreaterThan(5);
    expect(await faults()).toEqual([]);
  });
});

describe('prizes', () => {
  it('pay pucks up to the limit of the household in real days, and leave the fruit where there is no room', async () => {
    await fund(ada, 40);
    await fund(ben, 40);
    await shareHome(db, [ada, ben]);
    const before = [ada, ben].map((userId) => puckBalances(db, `user:${userId}`));
    const had = (await Promise.all(before)).reduce((sum, { earned }) => sum + earned, 0);
    await Promise.all(Array.from({ length: 8 }, (_, index) => make(index % 2 === 0 ? ada : ben, 'salad')));
    const has = (await Promise.all([ada, ben].map((userId) => puckBalances(db, `user:${userId}`)))).reduce(
      (sum, { earned }) => sum + earned,
      0,
    );
    expect(has - had).toBe(BANANA_PUCKS);
    const left = await basket(ada);
    expect(codeOf(await make(ada, 'smoothie'))).toBe('banana.no-room');
    expect(await basket(ada)).toEqual(left);
    expect(codeOf(await make(ada, 'smoothie', later(63 * DAY_MS)))).toBe('done');
    expect(await faults()).toEqual([]);
  });

  it('are play pucks where the Banana Day was played at will', async () => {
    await fund(cleo, 3);
    await changeWorld(db, { advancedThrough: heldOn });
    const { play } = await puckBalances(db, `user:${cleo}`);
    await make(cleo, 'smoothie');
    expect((await puckBalances(db, `user:${cleo}`)).play - play).toBe(recipeOf('smoothie').pucks);
    await changeWorld(db, { advancedThrough: 0 });
  });

  it('are made once where they are, of ten at once', async () => {
    await fund(dan, 9);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => make(dan, 'bowl')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await basket(dan)).coconut).toBe(8);
  });

  it('include a goal horn that sounds for a season', async () => {
    const choose = () => adas.put('/api/horns/chosen', { horn: PRIZE_HORN });
    const builtIn = async () => (await adas.get('/api/horns')).body.data.builtIn.map(({ id }: { id: string }) => id);
    expect((await choose()).body.code).toBe('horn.locked');
    expect(await builtIn()).not.toContain(PRIZE_HORN);
    await fund(ada, 5);
    expect(await make(ada, 'horn')).toEqual({ ok: true, pucks: 0 });
    expect(await builtIn()).toContain(PRIZE_HORN);
    expect((await choose()).status).toBe(204);
    const horn = async () => (await db.select({ horn: clubs.goalHorn }).from(clubs).where(eq(clubs.id, 1)))[0]?.horn;
    await turn({ season, day, absoluteDay: heldOn + HORN_DAYS - 2 });
    expect(await horn()).toBe(PRIZE_HORN);
    await turn({ season, day, absoluteDay: heldOn + HORN_DAYS - 1 });
    expect(await horn()).toBe('horn1');
  });
});

describe('Banana Day', () => {
  it('comes with the night before its day and goes with the next one', async () => {
    await turn({ season, day: BANANA_DAY, absoluteDay: heldOn });
    expect((await readWorld(db)).bananaDay).toBe(false);
    await turn({ season: season + 1, day: BANANA_DAY - 1, absoluteDay: heldOn + 62 });
    expect((await readWorld(db)).bananaDay).toBe(true);
    expect(await db.$count(bananaDays, eq(bananaDays.heldOn, heldOn + 63))).toBe(1);
  });

  it('is started by admins only, on record, and told to every browser', async () => {
    await changeWorld(db, { bananaDay: false });
    expect((await adas.post('/api/admin/banana-day', {})).status).toBe(403);
    const before = (await readWorld(db)).version;
    expect((await admins.post('/api/admin/banana-day', {})).status).toBe(204);
    expect((await admins.post('/api/admin/banana-day', {})).body.code).toBe('banana.already-on');
    const { version, isBananaDay } = (await adas.get('/api/world')).body.data;
    expect([version > before, isBananaDay]).toEqual([true, true]);
    expect(await db.$count(adminActions, eq(adminActions.action, 'day-banana'))).toBe(1);
    expect((await adas.get('/api/banana-day')).body.data).toMatchObject({
      isOn: true,
      hidden: HIDDEN_AN_HOUR,
      clues: [],
    });
  });

  it('gives clues to those who want them, of what they have not found', async () => {
    const ask = async (userId: number, now = NOON) => bananaDayView(db, { userId, today: await readToday(db), now });
    await db.insert(userSettings).values({ userId: eve, settingId: 'banana-day-clues', value: true });
    const hidden = hiddenFrom(secret, { userId: eve, heldOn, hour: hourOf(NOON.getTime()) });
    const [first] = hidden;
    expect((await ask(eve)).clues).toEqual(hidden.map(({ place }) => place).sort());
    const seen = first && (await lookAt(eve, first.place, NOON));
    await pick(eve, seen?.claim ?? '', later(MIN_LOOK_MS));
    const view = await ask(eve);
    expect([view.found, view.left, view.hidden]).toEqual([1, MAX_FOUND - 1, HIDDEN_AN_HOUR - 1]);
    expect(view.clues).not.toContain(first?.place);
    expect((await fruitLeaders(db, NOON)).map(({ user, found, rank }) => [user.id, found, rank])).toEqual([
      [eve, 1, 1],
    ]);
  });

  it('lets users take along what they found, and go', async () => {
    await fund(eve, 4);
    await order(eve, 'mango', 2, 'banana', 1);
    const { fruit } = (await exportUser(db, eve, [bananaSlice])) as { fruit: { orders: unknown[]; finds: unknown[] } };
    expect([fruit.orders.length, fruit.finds.length]).toEqual([1, 20]);
    await deleteUser(db, eve, { now: NOON, nouns: [bananaSlice] });
    expect(await db.$count(fruitOrders, eq(fruitOrders.state, 'open'))).toBe(0);
    expect(await fruitLeaders(db, NOON)).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
