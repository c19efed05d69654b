/** Orders and prizes of Banana Day: households, race conditions, and conservation of fruit. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FRUIT_IDS, HORN_DAYS, MAX_ORDERS, PRIZE_HORN, recipeOf } from '#domains/banana/constants.ts';
import { bananaDays, fruitOrders, fruitPrizes } from '#domains/banana/tables.ts';
import { fruitMarket } from '#domains/banana/views.ts';
import { clubs } from '#domains/club/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { BANANA_PUCKS } from '#domains/puck/constants.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { bananaWorld, codeOf, later, NOON } from '../../../tests/factories/banana.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, heldOn, season, day, ada, ben, cleo, dan, eve, adas, turn, faults, ...calls } = bananaWorld();
const { fund, order, newestOrder, fill, cancel, make, basket } = calls;

describe('an order', () => {
  it('holds the fruit offered, and is filled by one of many users at once', async () => {
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

  it('is either filled or canceled when both come at once', async () => {
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

  it('is refused if the swap is unfair, the fruit missing, or the limit reached', async () => {
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

  it('is not filled by its maker, the maker’s household, or once the next Banana Day has begun', async () => {
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

  it('creates and loses no fruit in 600 random commands, twelve at a time', { timeout: 120_000 }, async () => {
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

describe('Banana Day prizes', () => {
  it('pay pucks up to the household’s limit in real days, and keep the fruit when the limit is reached', async () => {
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

  it('are made once, out of ten requests at once', async () => {
    await fund(dan, 9);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => make(dan, 'bowl')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await basket(dan)).coconut).toBe(8);
  });

  it('include a goal horn that plays for a season', async () => {
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
