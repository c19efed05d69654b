/**
 * Tests pucks: what the game issues within limits, what users spend and give, and that none appear or vanish on the
 * way.
 */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { type EscrowAccount, puckBalances } from '#domains/finances/store/ledger.ts';
import { friendships } from '#domains/friend/tables.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { DAILY_LIMIT, GIFT, SEASON_LIMIT, START_PUCKS } from '#domains/puck/constants.ts';
import { puckDays } from '#domains/puck/days.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { givePucks } from '#domains/puck/store/gifts.ts';
import { colorSince, type Due, issuePucks } from '#domains/puck/store/issue.ts';
import { payEscrow, spendPucks } from '#domains/puck/store/spend.ts';
import { issueStartPucks } from '#domains/puck/store/start.ts';
import { puckSummary } from '#domains/puck/views.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { slices } from '#domains/slices.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { changeRows } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';
import { IS_THOROUGH } from '../../../tests/thorough.ts';

const FAMILY = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;
/** Random commands by three households; 20,000 take some minutes. */
const COMMANDS = Number(process.env['PUCK_COMMANDS'] ?? (IS_THOROUGH ? 1_200 : 480));
const { db, world, ids, browsers, faults } = testWorld({
  users: [...FAMILY, 'Loner', 'Friend', 'Giver'],
  connections: 16,
});
const family = ids(...FAMILY);
const [loner, friend, giver] = ids('Loner', 'Friend', 'Giver');
const [givers] = browsers('Giver');
const NOW = new Date('2026-03-01T12:00:00Z');
const date = { season: world.season, day: world.day };

let keys = 0;
const due = (userId: number, amount: number, more: Partial<Due> = {}): Due => ({
  ...{ key: `test/${++keys}`, userId, source: 'quest', cause: 'daily-win', amount, color: 'earned' },
  memo: { kind: 'quest-reward', params: { quest: 'daily-win' } },
  ...more,
});
const issue = (dues: readonly Due[], now = NOW) =>
  db.transaction(async (tx) => {
    const issued = await issuePucks(tx, dues, { ...date, now });
    return [...issued.values()].reduce((sum, pucks) => sum + pucks, 0);
  });
/** Issues pucks without a limit; each gets a new cause. */
const fund = (userId: number, amount: number, color: 'earned' | 'play' = 'play') =>
  issue([due(userId, amount, { source: 'achievement', cause: `test-${++keys}`, color })]);
const spend = (userId: number, price: number, to: 'world:shop' | EscrowAccount = 'world:shop') =>
  db.transaction((tx) =>
    spendPucks(tx, { userId, price, to, key: `spent/${++keys}`, memo: { kind: 'start-pucks', params: {} }, ...date }),
  );
const give = (fromId: number, toId: number, pucks: number, now = NOW) =>
  db.transaction((tx) => givePucks(tx, { fromId, toId, pucks, giftId: randomUUID(), ...date, now }));
const balance = async (userId: number) => sumOf(await puckBalances(db, `user:${userId}`));
const befriend = (one: number, other: number) =>
  db
    .insert(friendships)
    .values([
      { userId: one, friendId: other, since: NOW },
      { userId: other, friendId: one, since: NOW },
    ])
    .onConflictDoNothing();
const CHECKS = [nobodyOwesPucks, pucksAreConserved, issuesArePosted];

beforeEach(() => separateHomes(db));

describe('puck limits', () => {
  it('give five accounts of a household as much as one account, at any pace of the world', async () => {
    await shareHome(db, family);
    const brought = { family: 0, loner: 0 };
    // Many game days pass on each real day, and every account completes all its quests.
    for (let realDay = 0; realDay < 70; realDay++) {
      const now = new Date(NOW.getTime() + realDay * DAY_MS);
      for (let gameDay = 0; gameDay < 3; gameDay++) {
        brought.family += await issue(
          family.map((id) => due(id, 15)),
          now,
        );
        brought.loner += await issue([due(loner, 15)], now);
      }
    }
    expect(brought.family).toBe(brought.loner);
    expect(brought.loner).toBe(SEASON_LIMIT + (70 - 63) * DAILY_LIMIT);
  });

  it('count accounts at a crowded address as one household, so a seventh one gains nothing', async () => {
    const now = new Date('2028-01-01T00:00:00Z');
    const crowd = [...family, loner, friend, giver];
    await shareHome(db, crowd, 'crowd');
    expect(
      await issue(
        crowd.map((id) => due(id, 15)),
        now,
      ),
    ).toBe(DAILY_LIMIT);
    for (const id of crowd) expect(await issue([due(id, 15)], now)).toBe(0);
    const { today } = await puckSummary(db, loner, now);
    expect(today).toBe(0);
  });

  it('remember a deleted account: the household’s next one continues where it ended', async () => {
    const now = new Date('2029-01-01T00:00:00Z');
    const first = await makeUser(db, { name: 'First life' });
    await shareHome(db, [first], 'reborn');
    expect(await issue([due(first, DAILY_LIMIT)], now)).toBe(DAILY_LIMIT);
    await deleteUser(db, first, { now, nouns: slices });
    const second = await makeUser(db, { name: 'Second life' });
    await shareHome(db, [second], 'reborn');
    expect(await issue([due(second, 15)], now)).toBe(0);
    expect(await issue([due(second, 15)], new Date(now.getTime() + DAY_MS))).toBe(15);
  });

  it('hold when accounts of a household ask at the same moment', async () => {
    const now = new Date('2030-01-01T00:00:00Z');
    await shareHome(db, family, 'race');
    const sums = await Promise.all(family.flatMap((id) => [1, 2, 3].map(() => issue([due(id, 7)], now))));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(DAILY_LIMIT);
  });

  it('allow each cause once, and each achievement once per household', async () => {
    await shareHome(db, [family[0], family[1]], 'once');
    const again = due(loner, 5);
    const now = new Date('2031-01-01T00:00:00Z');
    expect([await issue([again], now), await issue([again], now)]).toEqual([5, 0]);
    const cup = (userId: number) => due(userId, 40, { source: 'achievement', cause: 'cups-1' });
    expect(await issue([cup(family[0]), cup(family[1]), cup(loner)])).toBe(80);
  });

  it('give a household its first pucks once, and only activated accounts', async () => {
    await shareHome(db, family, 'start');
    await changeRows(db, users, { id: friend }, { activatedAt: null });
    const before = await Promise.all([...family, loner, friend].map(balance));
    await issueStartPucks(db, NOW);
    expect(await issueStartPucks(db, NOW)).toBe(0);
    const after = await Promise.all([...family, loner, friend].map(balance));
    const got = after.map((pucks, index) => pucks - (before[index] ?? 0));
    expect(got).toEqual([START_PUCKS, 0, 0, 0, 0, START_PUCKS, 0]);
    await changeRows(db, users, { id: friend }, { activatedAt: new Date('2025-10-01') });
  });
});

describe('days played at will', () => {
  it('earn only play pucks, and so does everything started by then', async () => {
    const day = world.absoluteDay;
    expect(await colorSince(db, day)).toBe('earned');
    const note = (absoluteDay: number, pace: 'live' | 'command') =>
      db.transaction(async (tx) => puckDays[0]?.run({ rows: pgRows(tx), absoluteDay, pace } as never));
    await note(day, 'live');
    expect(await colorSince(db, day)).toBe('earned');
    await note(day, 'command');
    expect([await colorSince(db, day), await colorSince(db, day + 1)]).toEqual(['play', 'earned']);
    await changeWorld(db, { pace: 'own' });
    expect(await colorSince(db, day + 1)).toBe('play');
    await changeWorld(db, { pace: 'clock', advancedThrough: 0 });
  });
});

describe('spending', () => {
  it('never exceeds the balance, however many spend at the same moment', async () => {
    await fund(friend, 300, 'play');
    await fund(friend, 200, 'earned');
    const before = await balance(friend);
    // More hands than connections; each asks again at once, as none may wait ten seconds for a connection.
    const refusals: object[] = [];
    let paid = 0;
    const asks = async (hand: number) => {
      for (let ask = 0; ask < 12; ask++) {
        const price = 3 + ((hand + ask) % 5);
        const outcome = await spend(friend, price);
        if (outcome.ok) paid += price;
        else refusals.push(outcome);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, hand) => asks(hand)));
    expect(await balance(friend)).toBe(before - paid);
    expect(before - paid).toBeLessThan(8);
    expect(refusals[0]).toMatchObject({ code: 'puck.too-few' });
    expect(await faults(...CHECKS)).toEqual([]);
  }, 120_000);

  it('uses play pucks first and earned ones last, unless the user chose another color', async () => {
    const [own] = [family[4]];
    await fund(own, 30, 'play');
    await fund(own, 30, 'earned');
    const before = await puckBalances(db, `user:${own}`);
    await spend(own, before.play + 5);
    expect(await puckBalances(db, `user:${own}`)).toEqual({ play: 0, bought: 0, earned: before.earned - 5 });
    await fund(own, 30, 'play');
    await db.insert(userSettings).values({ userId: own, settingId: 'puck.spent-first', value: 'earned' });
    await spend(own, 10);
    expect(await puckBalances(db, `user:${own}`)).toEqual({ play: 30, bought: 0, earned: before.earned - 15 });
  });
});

describe('a puck escrow', () => {
  it('pays each color by largest remainder in rank order, and is then empty', async () => {
    const escrow = 'escrow:test/1' as const;
    await fund(loner, 10, 'earned');
    await fund(giver, 10, 'play');
    const [one, other] = [await puckBalances(db, `user:${loner}`), await puckBalances(db, `user:${giver}`)];
    await spend(loner, sumOf(one), escrow);
    await spend(giver, sumOf(other), escrow);
    const pot = await puckBalances(db, escrow);
    const pay = () =>
      db.transaction((tx) =>
        payEscrow(tx, escrow, {
          shares: [loner, giver, friend].map((userId) => ({ userId, share: 1 })),
          ...{ key: 'paid/test/1', memo: { kind: 'start-pucks', params: {} }, ...date },
        }),
      );
    const friends = await puckBalances(db, `user:${friend}`);
    await Promise.all([pay(), pay()]);
    const after = await Promise.all([loner, giver, friend].map((id) => puckBalances(db, `user:${id}`)));
    expect(after[0]?.earned).toBe(Math.ceil(pot.earned / 3));
    expect((after[2]?.earned ?? 0) - friends.earned).toBe(Math.floor(pot.earned / 3));
    expect(await puckBalances(db, escrow)).toEqual({ play: 0, bought: 0, earned: 0 });
    expect(await faults(...CHECKS)).toEqual([]);
  });
});

describe('gifts', () => {
  it('arrive as play pucks, within a daily limit however many friends send them', async () => {
    await shareHome(db, [family[0], family[1]], 'gifts');
    const before = await puckBalances(db, `user:${family[0]}`);
    for (const from of [loner, friend, giver]) {
      await befriend(from, family[0]);
      await befriend(from, family[1]);
      await fund(from, 200, 'earned');
    }
    expect((await give(loner, family[0], 60)).ok).toBe(true);
    expect(await give(friend, family[1], 60)).toMatchObject({ code: 'puck.received-enough', facts: { left: 40 } });
    expect((await give(friend, family[1], 40)).ok).toBe(true);
    expect(await give(giver, family[0], 1)).toMatchObject({ code: 'puck.received-enough' });
    const after = await puckBalances(db, `user:${family[0]}`);
    expect(after).toEqual({ ...before, play: before.play + 60 });
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    expect((await give(giver, family[0], GIFT.received, tomorrow)).ok).toBe(true);
    expect(await faults(...CHECKS)).toEqual([]);
  });

  it('go only to friends, from accounts old enough, within the daily limit', async () => {
    const [to] = [family[2]];
    await fund(giver, 300);
    expect(await give(giver, to, 10)).toMatchObject({ code: 'puck.not-friends' });
    expect(await give(giver, giver, 10)).toMatchObject({ code: 'puck.not-friends' });
    await befriend(giver, to);
    await befriend(giver, family[3]);
    await changeRows(db, users, { id: giver }, { activatedAt: NOW });
    expect(await give(giver, to, 10)).toMatchObject({ code: 'puck.too-young' });
    await changeRows(db, users, { id: giver }, { activatedAt: new Date('2025-10-01') });
    expect((await give(giver, to, 70)).ok).toBe(true);
    expect(await give(giver, family[3], 40)).toMatchObject({ code: 'puck.sent-enough', facts: { left: 30 } });
  });

  it('are given once, however often the click is sent, and are listed for both users', async () => {
    await befriend(giver, family[3]);
    await fund(giver, 100);
    const before = await balance(giver);
    const gift = { pucks: 12, giftId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => givers.post(`/api/users/${family[3]}/pucks`, gift)));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([200, undefined]));
    const other = await givers.post(`/api/users/${family[3]}/pucks`, { ...gift, pucks: 13 });
    expect(other.body.code).toBe('request.used-id');
    expect(await balance(giver)).toBe(before - 12);
    const { body } = await givers.get('/api/pucks/transactions?type=gift');
    const { data } = body as { data: { amount: number; balance: number; params: object }[] };
    expect(data[0]).toMatchObject({ amount: -12, balance: before - 12, params: { from: 'Giver', to: 'Dan' } });
    for (const bad of [{ pucks: 0 }, { pucks: GIFT.sent + 1 }, { pucks: 1.5 }, { giftId: 'x' }]) {
      expect((await givers.post(`/api/users/${family[3]}/pucks`, { ...gift, ...bad })).status).toBe(422);
    }
  });
});

it('every color balances to zero after random commands of three households at once', async () => {
  await shareHome(db, [family[0], family[1]], 'one');
  await shareHome(db, [family[2], family[3]], 'two');
  const people = [family[0], family[1], family[2], family[3], loner] as const;
  for (const one of people) for (const other of people) if (one < other) await befriend(one, other);
  const random = new Random(7);
  const earnedBefore = await sumOfEarned(people);
  const command = (index: number) => {
    const [from, to] = [people[random.int(0, 4)] ?? loner, people[random.int(0, 4)] ?? loner];
    const amount = random.int(1, 30);
    const now = new Date(NOW.getTime() + Math.floor(index / 40) * DAY_MS + 100 * DAY_MS);
    switch (random.int(0, 4)) {
      case 0:
        return issue([due(from, amount)], now);
      case 1:
        return spend(from, amount);
      case 2:
        return give(from, to, amount, now);
      case 3:
        return spend(from, amount, `escrow:random/${index % 5}`);
      default:
        return db.transaction((tx) =>
          payEscrow(tx, `escrow:random/${index % 5}`, {
            shares: [{ userId: from, share: 3 }, ...(to === from ? [] : [{ userId: to, share: 1 }])],
            ...{ key: `paid/random/${index}`, memo: { kind: 'start-pucks', params: {} }, ...date },
          }),
        );
    }
  };
  let earned = 0;
  for (let from = 0; from < COMMANDS; from += 12) {
    const done = await Promise.all(Array.from({ length: 12 }, (_, index) => command(from + index)));
    for (const one of done) if (typeof one === 'number') earned += one;
  }
  expect(await faults(...CHECKS)).toEqual([]);
  // Whatever they gave each other, every earned puck was issued by the game.
  expect(await sumOfEarned(people)).toBeLessThanOrEqual(earnedBefore + earned);
}, 3_600_000);

async function sumOfEarned(people: readonly number[]): Promise<number> {
  const all = await Promise.all(people.map((id) => puckBalances(db, `user:${id}`)));
  return all.reduce((sum, { earned }) => sum + earned, 0);
}
