/**
 * Tests farming bots: accounts that do everything that earns pucks, through public calls and the regular nights and
 * jobs, in worlds with long and short days. A household of bots earns what one account earns, and five accounts cannot
 * concentrate their pucks on one of them.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { FEATS, type Feat } from '#domains/achievement/constants.ts';
import { achievementDays } from '#domains/achievement/days.ts';
import { feats, heldAchievements } from '#domains/achievement/tables.ts';
import { FIND_SPACING_MS, HIDDEN_AN_HOUR, LOOK_SPACING_MS, MAX_FOUND } from '#domains/banana/constants.ts';
import { bananaDayHooks } from '#domains/banana/days.ts';
import { bananaDays, fruitBaskets, fruitFinds, fruitLooks, fruitPrizes } from '#domains/banana/tables.ts';
import type { DayContext } from '#domains/day.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { BANANA_PUCKS, GIFT } from '#domains/puck/constants.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { issueStartPucks } from '#domains/puck/store/start.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { questDays } from '#domains/quest/days.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { MAX_TICKETS, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import { settleReferrals } from '#domains/referral/store.ts';
import { referralRewards } from '#domains/referral/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { changeWorld, readWorld } from '#platform/clock/state.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { logIn } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { addressOf, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const FAMILY = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;
const NAMES = [...FAMILY, 'Loner'] as const;
/** All of them manage a club; their days, and when they begin, are real days (UTC). */
const made = testWorld({
  clubs: NAMES.map((manager, index) => ({ id: index + 1, manager })),
  users: NAMES.map((name) => ({ name, isAdult: true })),
  connections: 16,
});
const { db, database, server, ids, browsers } = made;
const family = ids(...FAMILY);
const [loner] = ids('Loner');
const bots = NAMES.map((name, index) => ({ name, id: ids(...NAMES)[index] ?? 0, browser: browsers(name)[0] }));
const relatives = bots.slice(0, FAMILY.length);
const others = bots.slice(FAMILY.length);
type Pace = Pick<(typeof PACES)[number], 'gameDays' | 'realDays'>;
type Bots = readonly (typeof bots)[number][];
const BEGAN = new Date('2026-03-02T00:00:00Z');
const SEASON = 3;

/** Paces: game days per real day, and the number of real days the bots play. Both include a Banana Day. */
const PACES = [
  { name: 'of a game day each real day', gameDays: 1, realDays: 26 },
  { name: 'of a game day each hour', gameDays: 24, realDays: 2 },
];

/** Resets the world: no account has earned or given anything, and it is the first day of the season. */
async function beginAfresh(): Promise<void> {
  await separateHomes(db);
  for (const table of [puckIssues, ledgerEntries, ledgerTransactions, questRewards, heldAchievements, feats])
    await db.delete(table);
  for (const table of [fruitLooks, fruitPrizes, fruitBaskets, fruitFinds, bananaDays]) await db.delete(table);
  for (const table of [raffleWins, raffleTickets, raffles, friendships, invitations, referralRewards])
    await db.delete(table);
  await changeWorld(db, { bananaDay: false, seasonNumber: SEASON, day: 1 });
}
beforeAll(async () => {
  const wantsClues = { settingId: 'banana-day-clues', value: true } as const;
  await db.insert(userSettings).values(bots.map(({ id: userId }) => ({ userId, ...wantsClues })));
});
beforeEach(beginAfresh);

/** Sets the server's clock and logs all bots in, since their sessions may have expired. */
async function wake(now: Date): Promise<void> {
  server.clock.now = now;
  for (const { name, browser } of bots) {
    browser.cookies.clear();
    await logIn(browser, server, database, addressOf(name));
  }
}

/**
 * Lets every bot complete all daily goals, all season goals once, and part of the long-term ones, then runs the night
 * that counts them.
 */
async function night(absoluteDay: number, now: Date): Promise<void> {
  const [season, day] = [Math.floor((absoluteDay - 1) / DAYS_PER_SEASON), ((absoluteDay - 1) % DAYS_PER_SEASON) + 1];
  const done = { total: 1, season, inSeason: 1, day: absoluteDay, inDay: 1_000 };
  const all = bots.flatMap(({ id: userId }) =>
    (Object.keys(FEATS) as Feat[]).map((feat) => ({ userId, feat, ...done })),
  );
  await db
    .insert(feats)
    .values(all)
    .onConflictDoUpdate({ target: [feats.userId, feats.feat], set: done });
  await db.transaction(async (tx) => {
    const context = { rows: pgRows(tx), season, day, absoluteDay, now, pace: 'live' } as DayContext;
    for (const hook of [...achievementDays, ...questDays, ...bananaDayHooks]) await hook.run(context);
  });
  const next = absoluteDay + 1;
  await changeWorld(db, {
    seasonNumber: Math.floor((next - 1) / DAYS_PER_SEASON),
    day: ((next - 1) % DAYS_PER_SEASON) + 1,
  });
}

/** Claims everything that the day's limits allow; the rest waits for the next day. */
async function claimAll(who: Bots): Promise<void> {
  for (const { browser } of who)
    expect([200, 409]).toContain((await browser.post('/api/quests/claims/all', {})).status);
}

/**
 * Every hour until the daily limit, each account follows its clues, picks the fruit it sees, and turns all of it into
 * pucks.
 */
async function hunt(who: Bots, from: number, to: number): Promise<void> {
  const hours = Math.min(MAX_FOUND / HIDDEN_AN_HOUR + 1, (to - from) / HOUR_MS);
  for (let hour = 0; hour < hours; hour++) {
    let now = from + hour * HOUR_MS;
    const pass = (milliseconds: number) => {
      now += milliseconds;
      server.clock.now = new Date(now);
    };
    pass(0);
    // All of them read the clues before the first one finds any fruit.
    const clues = await Promise.all(
      who.map(async ({ browser }): Promise<string[]> => (await browser.get('/api/banana-day')).body.data.clues),
    );
    for (const [index, { browser }] of who.entries()) {
      for (const place of clues[index] ?? []) {
        pass(LOOK_SPACING_MS);
        const seen = (await browser.post('/api/banana-day/looks', { place })).body.data;
        pass(FIND_SPACING_MS);
        if (seen) await browser.post('/api/banana-day/finds', { claim: seen.claim });
      }
    }
  }
  for (const { browser } of who) {
    for (const recipe of ['salad', 'smoothie'])
      while ((await browser.post('/api/fruit-trade/prizes', { recipe })).status === 200);
  }
}

const issuedTo = async (userIds: readonly number[], source?: 'quest' | 'banana') => {
  const own = inArray(puckIssues.userId, [...userIds]);
  const others = and(ne(puckIssues.source, 'raffle'), ne(puckIssues.source, 'banana'));
  const [row] = await db
    .select({ pucks: sql<number>`coalesce(sum(${puckIssues.amount}), 0)::int` })
    .from(puckIssues)
    .where(and(own, source ? eq(puckIssues.source, source) : others));
  return row?.pucks ?? 0;
};
const faults = async () => {
  const row = await readWorld(db);
  const checks = [nobodyOwesPucks, pucksAreConserved, issuesArePosted];
  return (await Promise.all(checks.map((check) => check.run({ db, world: row })))).flatMap((result) => result.faults);
};

/** Runs the jobs of a real day, and takes the free tickets. */
async function beginRealDay(now: Date): Promise<void> {
  await wake(now);
  await issueStartPucks(db, now);
  await settleReferrals(db, now);
  await drawRaffles(db, now);
  await openRaffles(db, now);
  const [daily] = await db
    .select({ id: raffles.id })
    .from(raffles)
    .where(and(eq(raffles.type, 'daily-puck'), isNull(raffles.drawnAt)));
  for (const { browser } of bots) await browser.post(`/api/raffles/${daily?.id}/free-ticket`, {});
}

/** Plays the given days: every account does all it can, and `besides` runs after each game day. */
async function farm({ gameDays, realDays }: Pace, besides: () => Promise<void> = async () => undefined): Promise<void> {
  let absoluteDay = SEASON * DAYS_PER_SEASON + 1;
  for (let realDay = 0; realDay < realDays; realDay++) {
    const morning = BEGAN.getTime() + realDay * DAY_MS;
    await beginRealDay(new Date(morning));
    for (let gameDay = 0; gameDay < gameDays; gameDay++) {
      const begins = morning + (gameDay * DAY_MS) / gameDays;
      const ends = begins + DAY_MS / gameDays - MINUTE_MS;
      if ((await readWorld(db)).bananaDay) for (const who of [relatives, others]) await hunt(who, begins, ends);
      server.clock.now = new Date(ends);
      await night(absoluteDay++, new Date(ends));
      // They take turns claiming first.
      const first = gameDay % FAMILY.length;
      await claimAll([...relatives.slice(first), ...relatives.slice(0, first), ...others]);
      await besides();
    }
  }
}

describe.each(PACES)('in a world $name', (pace) => {
  it('five accounts of a household earn as much as one account', { timeout: 900_000 }, async () => {
    await shareHome(db, family);
    await farm(pace);
    const together = await issuedTo(family);
    const found = (userIds: readonly number[]) => db.$count(fruitFinds, inArray(fruitFinds.userId, [...userIds]));
    const ticketsOf = (userIds: readonly number[]) =>
      db.$count(raffleTickets, inArray(raffleTickets.userId, [...userIds]));
    // Which fruit they find and which ticket wins is luck; the number of fruits and tickets is not.
    expect(await found([loner])).toBeGreaterThan(0);
    expect(await found(family)).toBe(await found([loner]));
    expect(await issuedTo(family, 'banana')).toBeLessThanOrEqual(BANANA_PUCKS);
    expect([await ticketsOf(family), await ticketsOf([loner])]).toEqual([pace.realDays, pace.realDays]);
    expect(await faults()).toEqual([]);

    await beginAfresh();
    await farm(pace);
    const alone = await Promise.all(family.map((id) => issuedTo([id])));
    // Where rewards do not divide evenly, a day ends a few pucks below its limit.
    expect(together).toBeLessThanOrEqual(Math.max(...alone));
    expect(together).toBeGreaterThan(0.98 * Math.max(...alone));
  });
});

it.each([1, 6])(
  'no account of five households gets more from others in a real day of %i game days than one may',
  async (gameDays) => {
    for (const { browser, id } of relatives) {
      for (const other of relatives) if (other.id !== id) await browser.post(`/api/users/${other.id}/friendship`, {});
    }
    const give = async ({ browser, id }: (typeof bots)[number], to: number) => {
      if (id === to) return;
      for (const pucks of [GIFT.sent, 60, 40, 7, 1])
        await browser.post(`/api/users/${to}/pucks`, { pucks, giftId: randomUUID() });
    };
    // All of them give pucks to one account, and then to each other.
    const [collector = 0] = family;
    const realDays = 2;
    await farm({ gameDays, realDays }, async () => {
      for (const bot of relatives) for (const to of [collector, ...family]) await give(bot, to);
    });
    const gifts = await db
      .select({ userId: puckIssues.userId, pucks: sql<number>`sum(${puckIssues.amount})::int` })
      .from(puckIssues)
      .where(isNotNull(puckIssues.fromUserId))
      .groupBy(puckIssues.userId, puckIssues.realDay);
    expect(Math.max(...gifts.map(({ pucks }) => pucks))).toBe(GIFT.received);
    expect(gifts.filter(({ userId }) => userId === collector)).toHaveLength(realDays);
    // No other kind of transaction moves pucks from one account to another.
    const { rows } = await db.execute(sql`
      select distinct t.kind from ledger_transactions t
        join ledger_entries lost on lost.transaction_id = t.id and lost.amount < 0 and lost.account like 'user:%'
        join ledger_entries won on won.transaction_id = t.id and won.amount > 0 and won.account like 'user:%'`);
    expect(rows).toEqual([{ kind: 'gift' }]);
    expect(await faults()).toEqual([]);
  },
  900_000,
);

it('no account of five households that pool raffle tickets gets the others’ stakes by their leaving the draw', async () => {
  const [collector, ...leavers] = relatives;
  if (!collector) throw new Error('there is no collector');
  /** Ways to become ineligible for a draw. At the end, all are made eligible again, as after a year. */
  const ways: Partial<typeof users.$inferInsert>[] = [{ isAdult: false }, { isAdmin: true }, { isAdult: null }];
  const buy = async ({ browser, id: userId }: (typeof bots)[number], raffleId: number, now: Date) => {
    const price = MAX_TICKETS * TICKET_PRICE;
    const key = `savings/${raffleId}/${userId}`;
    const due = { key, userId, source: 'achievement' as const, cause: key, amount: price, color: 'play' as const };
    const memo = { kind: 'start-pucks' as const, params: {} };
    await db.transaction((tx) => issuePucks(tx, [{ ...due, memo }], { season: SEASON, day: 1, now }));
    const order = { tickets: MAX_TICKETS - 1, orderId: randomUUID() };
    expect((await browser.post(`/api/raffles/${raffleId}/tickets`, order)).status).toBe(200);
  };
  for (const [day, way] of ways.entries()) {
    const now = new Date(BEGAN.getTime() + day * DAY_MS);
    await beginRealDay(now);
    const isDaily = and(eq(raffles.type, 'daily-puck'), isNull(raffles.drawnAt));
    const [raffle] = await db.select().from(raffles).where(isDaily);
    if (!raffle) throw new Error('no raffle is open');
    for (const bot of relatives) await buy(bot, raffle.id, now);
    const away = inArray(
      users.id,
      leavers.map(({ id }) => id),
    );
    await db.update(users).set(way).where(away);
    await drawRaffles(db, raffle.closesAt);
    const isWon = and(eq(puckIssues.userId, collector.id), eq(puckIssues.source, 'raffle'));
    const won = await db.select().from(puckIssues).where(isWon);
    const { percent, added } = raffle;
    const own = Math.floor(((MAX_TICKETS - 1) * TICKET_PRICE * percent) / 100);
    const ofRaffle = won.filter(({ key }) => key.startsWith(`raffle-prize/${raffle.id}/`));
    const pucks = ofRaffle.reduce((sum, { amount }) => sum + amount, 0);
    expect(pucks - own).toBeLessThanOrEqual(added);
    expect(added).toBeLessThanOrEqual(GIFT.received);
    const isBack = eq(ledgerTransactions.kind, 'raffle-returned');
    expect(await db.$count(ledgerTransactions, isBack), 'who leaves has their stake back').toBe(
      (day + 1) * leavers.length,
    );
    await db.update(users).set({ isAdult: true, isAdmin: false, ageDeclaredAt: null }).where(away);
  }
  expect(await faults()).toEqual([]);
});
