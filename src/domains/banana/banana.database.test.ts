/** Banana Day: finds by bots, forgers and households, and its beginning and end. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { adminActions } from '#domains/admin/tables.ts';
import {
  FIND_SPACING_MS,
  HIDDEN_AN_HOUR,
  MAX_FOUND,
  MAX_LOOK_MS,
  MIN_LOOK_MS,
  PLACE_IDS,
} from '#domains/banana/constants.ts';
import { hiddenFrom, hourOf, signedClaim } from '#domains/banana/rules.ts';
import { bananaSlice } from '#domains/banana/slice.ts';
import { bananaDays, fruitFinds, fruitOrders } from '#domains/banana/tables.ts';
import { bananaDayView, fruitLeaders } from '#domains/banana/views.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { changeWorld, readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { bananaWorld, codeOf, later, NOON } from '../../../tests/factories/banana.ts';
import { shareHome } from '../../../tests/factories/user.ts';
import { IS_THOROUGH } from '../../../tests/thorough.ts';

const { db, secret, heldOn, season, ada, ben, cleo, dan, eve, adas, admins, ...calls } = bananaWorld();
const { turn, faults, lookAt, pick, fund, order, basket } = calls;

describe('looking for fruit', () => {
  it('shows the fruit hidden on the current screen, and none on others', async () => {
    const hidden = hiddenFrom(secret, { userId: ada, heldOn, hour: hourOf(NOON.getTime()) });
    let now = NOON;
    for (const place of PLACE_IDS) {
      now = later(2000, now);
      const seen = await lookAt(ada, place, now);
      expect(seen?.fruit).toBe(hidden.find((one) => one.place === place)?.fruit);
    }
    expect(hidden).toHaveLength(HIDDEN_AN_HOUR);
  });

  it('finds none on other days, nor twice in a second, however many screens are requested at once', async () => {
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

  it('counts once, out of twenty requests at once', async () => {
    const seen = await lookAt(ada, place, NOON);
    const all = await Promise.all(Array.from({ length: 20 }, () => pick(ada, seen?.claim ?? '', picked)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await basket(ada))[seen?.fruit ?? 'banana']).toBe(1);
    expect(codeOf(await pick(ada, seen?.claim ?? '', later(FIND_SPACING_MS, picked)))).toBe('banana.gone');
    // It is not shown again, either.
    expect(await lookAt(ada, place, later(60_000))).toBeNull();
    expect(await faults()).toEqual([]);
  });

  it('is refused for claims that are forged, old, from another look, or from another user', async () => {
    const seen = await lookAt(ada, place, NOON);
    const claim = seen?.claim ?? '';
    const forged = claim.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(codeOf(await pick(ada, forged, picked))).toBe('banana.gone');
    await lookAt(ben, place, NOON);
    expect(codeOf(await pick(ben, claim, picked))).toBe('banana.gone');
    expect(codeOf(await pick(ada, claim, later(MAX_LOOK_MS + 1)))).toBe('banana.gone');
    // Correctly signed, but never handed out.
    const never = signedClaim(secret, { userId: ada, heldOn }, { place, seenAt: NOON.getTime() - 3_600_000 });
    expect(codeOf(await pick(ada, never, picked))).toBe('banana.gone');
    expect(codeOf(await pick(ada, claim, later(1)))).toBe('banana.too-soon');
    await lookAt(ada, 'guide', later(2000));
    expect(codeOf(await pick(ada, claim, later(4000)))).toBe('banana.gone');
    expect(await db.$count(fruitFinds)).toBe(0);
  });

  it('is refused once the day is over, and for a place without fruit', async () => {
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
  const TRIES = IS_THOROUGH ? 10_000 : 400;
  /** Spreads the tries over a day. */
  const STRIDE_MS = 80_000_000 / TRIES;
  /** Number of concurrent claims. */
  const AT_ONCE = 8;
  /**
   * Visits the screens all day and claims on each: the fruit it sees, or else a claim that was never handed out,
   * although correctly signed. Plays several users at once.
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

  it('that claims all day gets what an eager manager gets, and so do two in one household', {
    timeout: 600_000,
  }, async () => {
    expect(await runBot([ada], TRIES)).toBe(MAX_FOUND);
    await shareHome(db, [ben, cleo]);
    expect(await runBot([ben, cleo], TRIES / 2)).toBe(MAX_FOUND);
    expect(await faults()).toEqual([]);
  });

  it('finds no more in an hour than is hidden', async () => {
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

describe('Banana Day', () => {
  it('begins in the night before its day and ends in the next night', async () => {
    await turn({ season, day: BANANA_DAY, absoluteDay: heldOn });
    expect((await readWorld(db)).bananaDay).toBe(false);
    await turn({ season: season + 1, day: BANANA_DAY - 1, absoluteDay: heldOn + 62 });
    expect((await readWorld(db)).bananaDay).toBe(true);
    expect(await db.$count(bananaDays, eq(bananaDays.heldOn, heldOn + 63))).toBe(1);
  });

  it('is started by admins only, on record, and announced to every browser', async () => {
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

  it('gives users who opt in clues about fruit they have not found', async () => {
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

  it('lets users export and delete their finds', async () => {
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
