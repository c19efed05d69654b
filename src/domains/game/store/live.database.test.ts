import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { intermissionSeconds, msPerGameSecond } from '#domains/game/rules/pace.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import {
  finishGame,
  finishLiveGame,
  playNextPeriod,
  requeueLiveGames,
  startLiveGames,
} from '#domains/game/store/live.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { changeSavedLineup, saveLineup, storeSavedLineup } from '#domains/lineups/store.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { rosterPlayers } from '#domains/player/store/roster-players.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { skaterGames } from '#domains/stats/tables.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { gamesTogether } from '#engine/lineup/chemistry.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makeRoster } from '../../../../tests/factories/player.ts';
import { type Queued, testQueue } from '../../../../tests/factories/queue.ts';
import { makeUser } from '../../../../tests/factories/user.ts';
import { makeWorld } from '../../../../tests/factories/world.ts';

const FACEOFF = new Date('2026-01-01T12:06:00Z');
const DAY_MINUTES = 60;
const [HOME, AWAY] = [11, 21];

let database: TestDatabase;
let queue: ReturnType<typeof testQueue>;
let gameId: number;
beforeEach(async () => {
  database = await createTestDatabase();
  const { leagueIds, season } = await makeWorld(database.db);
  await makeClub(database.db, { id: 1, leagueIds, season });
  await makeClub(database.db, { id: 2, leagueIds, season });
  await makeRoster(database.db, HOME);
  await makeRoster(database.db, AWAY);
  gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY, seed: 12_345 });
  queue = testQueue();
});
afterEach(() => database.drop());

const start = (now = FACEOFF) =>
  database.db.transaction((tx) =>
    startLiveGames(tx, { gameIds: [gameId], now, dayMinutes: DAY_MINUTES, enqueue: queue.enqueue }),
  );

/** Runs a queued job as the worker would, at its time or so much later. */
async function run(job: Queued, lateMs = 0): Promise<void> {
  const now = new Date((job.runAt?.getTime() ?? 0) + lateMs);
  await database.db.transaction(async (tx) => {
    if (job.name === 'game-finish') await finishGame(tx, { gameId, now, enqueue: queue.enqueue });
    else await playNextPeriod(tx, { gameId, period: job.payload.period ?? 0, now, enqueue: queue.enqueue });
  });
}

/** Runs what is queued, in order of time, until nothing is left. */
async function runAll(): Promise<void> {
  for (let job = queue.take(); job; job = queue.take()) await run(job);
}

const findGame = async () => (await database.db.select().from(games).where(eq(games.id, gameId)))[0];
const storedEvents = async () =>
  ((await loadPeriods(database.db, [gameId])).get(gameId) ?? []).flatMap(({ events }) => [...events]);
const storedInput = async (): Promise<MatchInput> => {
  const input = (await loadInputs(database.db, [gameId])).get(gameId);
  if (!input) throw new Error('no input was stored');
  return input;
};
const periodCount = () => database.db.$count(gamePeriods);

describe('a live game', () => {
  it('begins with one period, and with nothing in the tables of results', async () => {
    expect(await start()).toEqual([gameId]);
    expect(await findGame()).toMatchObject({ status: 'live', faceoffAt: FACEOFF, homeScore: null, endedIn: null });
    expect(await periodCount()).toBe(1);
    expect(queue.jobs).toMatchObject([{ name: 'game-period', payload: { gameId, period: 2 } }]);
    const ms = (1200 + intermissionSeconds(1, 'regular')) * msPerGameSecond(DAY_MINUTES);
    expect(queue.jobs[0]?.runAt).toEqual(new Date(FACEOFF.getTime() + ms));
  });

  it('begins once, however often it is told to', async () => {
    await start();
    expect(await start()).toEqual([]);
    await Promise.all([start(), start()]);
    expect(await periodCount()).toBe(1);
  });

  it('played period by period is the game that one run would have been', async () => {
    await start();
    await runAll();
    const whole = simulateMatch(await storedInput());
    expect(await storedEvents()).toEqual(whole.events);
    expect(await findGame()).toMatchObject({
      status: 'final',
      homeScore: whole.result.homeScore,
      awayScore: whole.result.awayScore,
      endedIn: whole.result.endedIn,
      stars: whole.result.box.stars,
    });
  });

  it('writes its result with the last horn and not a moment before', async () => {
    await start();
    let last = queue.take();
    for (; last && last.name !== 'game-finish'; last = queue.take()) {
      await run(last);
      expect(await database.db.$count(standings, eq(standings.played, 1))).toBe(0);
      expect(await database.db.$count(skaterGames)).toBe(0);
      expect(await findGame()).toMatchObject({ status: 'live', homeScore: null, periodScores: null, stars: null });
    }
    if (!last) throw new Error('the last horn was not queued');
    await run(last, -1);
    expect(await findGame()).toMatchObject({ status: 'live', homeScore: null });
    const again = queue.take();
    expect(again).toMatchObject({ name: 'game-finish', runAt: last.runAt });
    await run(last);
    expect(await findGame()).toMatchObject({ status: 'final' });
    expect(await database.db.$count(standings, eq(standings.played, 1))).toBe(2);
    expect(await database.db.$count(skaterGames)).toBe(36);
    const states = await database.db.select({ state: gamePeriods.state }).from(gamePeriods);
    expect(states.every(({ state }) => state === null)).toBe(true);
  });

  it('plays each period and counts the result once, though every job runs twice, also at the same time', async () => {
    await start();
    for (let job = queue.take(); job; job = queue.take()) {
      await Promise.all([run(job), run(job)]);
      await run(job);
    }
    const whole = simulateMatch(await storedInput());
    expect(await storedEvents()).toEqual(whole.events);
    expect(await database.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });

  it('lets those who listen know that something has happened, and nothing of what', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen rinkside');
    await start();
    for (let job = queue.take(); job && job.name !== 'game-finish'; job = queue.take()) await run(job);
    await listener.query('select 1');
    await listener.end();
    expect(heard.length).toBe(await periodCount());
    expect(new Set(heard)).toEqual(new Set([JSON.stringify({ channel: 'game', message: { gameId } })]));
  });

  it('goes on after a crash in the middle of a period job as if nothing had happened', async () => {
    await start();
    const job = queue.take();
    if (!job?.runAt) throw new Error('no second period was queued');
    const now = job.runAt;
    const crash = database.db.transaction(async (tx) => {
      await playNextPeriod(tx, { gameId, period: 2, now, enqueue: queue.enqueue });
      throw new Error('killed');
    });
    await expect(crash).rejects.toThrow('killed');
    queue.clear();
    expect(await periodCount()).toBe(1);
    await database.db.transaction((tx) => requeueLiveGames(tx, queue.enqueue));
    expect(queue.jobs).toMatchObject([{ name: 'game-period', payload: { period: 2 }, runAt: now }]);
    await runAll();
    expect(await storedEvents()).toEqual(simulateMatch(await storedInput()).events);
  });

  it('begins a period late when its job is late, and never in the past', async () => {
    await start();
    const job = queue.take();
    if (!job?.runAt) throw new Error('no second period was queued');
    await run(job, 90_000);
    const [, second] = (await loadPeriods(database.db, [gameId])).get(gameId) ?? [];
    expect(second?.startsAt).toBe(job.runAt.getTime() + 90_000);
  });

  it('does not begin a period before the intermission is over', async () => {
    await start();
    const job = queue.take();
    if (!job) throw new Error('no second period was queued');
    await run(job, -1000);
    expect(await periodCount()).toBe(1);
    expect(queue.jobs).toMatchObject([{ name: 'game-period', payload: { period: 2 }, runAt: job.runAt }]);
  });

  it('is played to its end at once when the world is advanced, with the result of the game that was on', async () => {
    await start();
    const job = queue.take();
    if (job) await run(job);
    await database.db.transaction((tx) => finishLiveGame(tx, { gameId, now: FACEOFF }));
    const whole = simulateMatch(await storedInput());
    expect(await storedEvents()).toEqual(whole.events);
    expect(await findGame()).toMatchObject({ status: 'final', homeScore: whole.result.homeScore });
    await runAll();
    expect(await database.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });
});

describe('a game that was live when the engine was replaced', () => {
  it.each(['by its next period', 'by the world that is advanced'])('is played anew, %s', async (by) => {
    await start();
    const job = queue.take();
    await database.db.update(gamePeriods).set({ state: sql`jsonb_set(${gamePeriods.state}, '{engineVersion}', '0')` });
    if (job && by === 'by its next period') await run(job);
    else await database.db.transaction((tx) => finishLiveGame(tx, { gameId, now: FACEOFF }));
    const whole = simulateMatch(await storedInput());
    expect(await storedEvents()).toEqual(whole.events);
    expect(await findGame()).toMatchObject({ status: 'final', homeScore: whole.result.homeScore });
    await runAll();
    expect(await database.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });
});

describe('the bench of a live game', () => {
  /** The manager saves: his first and fourth line change places, or their left wings only. */
  async function swapLines(what: 'lines' | 'wings' = 'lines') {
    const { lineup } = (await storedInput()).home;
    const [first, second, third, fourth] = lineup.forwards;
    const forwards =
      what === 'lines'
        ? [fourth, second, third, first]
        : [{ ...first, LW: fourth.LW }, second, third, { ...fourth, LW: first.LW }];
    const swapped = { ...lineup, forwards: forwards as typeof lineup.forwards };
    const [row] = await database.db.select().from(lineups).where(eq(lineups.teamId, HOME));
    const change = {
      teamId: HOME,
      version: row?.version ?? 0,
      lineup: swapped,
      tactics: BALANCED_TACTICS,
      orders: [],
      now: FACEOFF,
    };
    expect(await saveLineup(database.db, change)).toBe(true);
    return swapped;
  }

  it('changes its lines with the next period, not before, and once', async () => {
    await start();
    const untouched = simulateMatch(await storedInput());
    const swapped = await swapLines();
    await runAll();
    const rows = await database.db.select().from(gamePeriods).orderBy(gamePeriods.period);
    expect(rows.map(({ benches }) => benches?.home?.lineup.forwards[0] ?? null)).toEqual([
      null,
      swapped.forwards[0],
      ...rows.slice(2).map(() => null),
    ]);
    expect(rows.every(({ benches }) => !benches?.away)).toBe(true);
    const events = await storedEvents();
    const inPeriod = (all: typeof events, period: number) => all.filter((event) => event.period === period);
    expect(inPeriod(events, 1)).toEqual(inPeriod(untouched.events, 1));
    expect(inPeriod(events, 2)).not.toEqual(inPeriod(untouched.events, 2));
  });

  it('makes partners of those who were out together, for as long as they were', async () => {
    await start();
    const { forwards } = (await storedInput()).home.lineup;
    const swapped = await swapLines('wings');
    await runAll();
    const known = (await partnershipsOf(database.db, [HOME])).get(HOME) ?? [];
    const together = (one: number | null, other: number | null) => gamesTogether(known, one ?? 0, other ?? 0);
    expect(together(forwards[0].LW, forwards[0].C)).toBeCloseTo(1 / 3, 2);
    expect(together(forwards[3].LW, forwards[3].RW)).toBeCloseTo(1 / 3, 2);
    expect(together(swapped.forwards[0].LW, swapped.forwards[0].C)).toBeCloseTo(2 / 3, 2);
    expect(together(swapped.forwards[3].LW, swapped.forwards[3].RW)).toBeCloseTo(2 / 3, 2);
    expect(together(forwards[0].C, forwards[0].RW)).toBeCloseTo(1, 2);
    expect(together(forwards[1].LW, forwards[1].C)).toBeCloseTo(1, 2);
  });

  it('takes nothing from a lineup that is as it was', async () => {
    await start();
    const { lineup, tactics } = (await storedInput()).home;
    await saveLineup(database.db, { teamId: HOME, version: 0, lineup, tactics, orders: [], now: FACEOFF });
    await runAll();
    const rows = await database.db.select({ benches: gamePeriods.benches }).from(gamePeriods);
    expect(rows.every(({ benches }) => benches === null)).toBe(true);
  });

  it('takes new orders alone for a change, and keeps to them in the periods after', async () => {
    await start();
    const untouched = simulateMatch(await storedInput());
    const { lineup, tactics } = (await storedInput()).home;
    const orders: TeamOrder[] = [{ periods: [2, 3], tactics: { shooting: 'volume', offence: 'rush' } }];
    await saveLineup(database.db, { teamId: HOME, version: 0, lineup, tactics, orders, now: FACEOFF });
    await runAll();
    const rows = await database.db.select().from(gamePeriods).orderBy(gamePeriods.period);
    expect(rows.map(({ benches }) => benches?.home?.orders ?? null)).toEqual([
      null,
      orders,
      ...rows.slice(2).map(() => null),
    ]);
    const inPeriod = (all: MatchEvent[], period: number) => all.filter((event) => event.period === period);
    const events = await storedEvents();
    expect(inPeriod(events, 1)).toEqual(inPeriod(untouched.events, 1));
    expect(inPeriod(events, 2)).not.toEqual(inPeriod(untouched.events, 2));
  });

  it('brings the orders of a managed team into the game at the face-off', async () => {
    const ownerUserId = await makeUser(database.db);
    await database.db.update(clubs).set({ ownerUserId }).where(eq(clubs.id, 1));
    const roster = await rosterPlayers(database.db, { teamId: HOME }, { season: 3, absoluteDay: 3 * 63 });
    const orders: TeamOrder[] = [{ fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive' } }];
    const board = { lineup: autoFill(roster), tactics: BALANCED_TACTICS, orders };
    await saveLineup(database.db, { teamId: HOME, version: 0, ...board, now: FACEOFF });
    await start();
    expect((await storedInput()).home.orders).toEqual(orders);
    expect((await storedInput()).away).not.toHaveProperty('orders');
  });

  it('plays the template for away games away from home, until something else is saved', async () => {
    for (const clubId of [1, 2]) {
      const ownerUserId = await makeUser(database.db, { name: `Manager ${clubId}` });
      await database.db.update(clubs).set({ ownerUserId }).where(eq(clubs.id, clubId));
    }
    const before = new Date(FACEOFF.getTime() - 60_000);
    const away: TeamOrder[] = [{ periods: [3], tactics: { neutralZone: 'trap' } }];
    const tactics = { ...BALANCED_TACTICS, forecheck: 'passive' as const };
    for (const teamId of [HOME, AWAY]) {
      const lineup = autoFill(await rosterPlayers(database.db, { teamId }, { season: 3, absoluteDay: 3 * 63 }));
      const board = { lineup, tactics: BALANCED_TACTICS, orders: [] };
      await saveLineup(database.db, { teamId, version: 0, ...board, now: before });
      const template = { teamId, name: 'Road', lineup, tactics, orders: away, now: before };
      const savedId = (await storeSavedLineup(database.db, template)) ?? 0;
      await changeSavedLineup(database.db, { teamId, savedId, isForAway: true });
    }
    await start();
    const input = await storedInput();
    expect(input.away).toMatchObject({ tactics, orders: away });
    expect(input.home.tactics).toEqual(BALANCED_TACTICS);
    const second = queue.take();
    if (second) await run(second);
    const board = { lineup: input.away.lineup, tactics: BALANCED_TACTICS, orders: [] };
    const saved = { teamId: AWAY, version: 1, ...board, now: new Date(FACEOFF.getTime() + 400_000) };
    expect(await saveLineup(database.db, saved)).toBe(true);
    await runAll();
    const rows = await database.db.select().from(gamePeriods).orderBy(gamePeriods.period);
    expect(rows.slice(0, 3).map(({ benches }) => benches?.away?.tactics ?? null)).toEqual([
      null,
      null,
      BALANCED_TACTICS,
    ]);
    expect(rows[2]?.benches?.away?.orders).toEqual([]);
  });

  it('does not send anybody out who did not dress for the game', async () => {
    await start();
    const { lineup } = (await storedInput()).home;
    const [late] = await database.db
      .insert(players)
      .values({ ...(await anyCentre()), teamId: HOME })
      .returning({ id: players.id });
    const [first, ...lines] = lineup.forwards;
    const wish = { ...lineup, forwards: [{ ...first, C: late?.id ?? 0 }, ...lines] as typeof lineup.forwards };
    const board = { lineup: wish, tactics: BALANCED_TACTICS, orders: [] };
    await saveLineup(database.db, { teamId: HOME, version: 0, ...board, now: FACEOFF });
    await runAll();
    const named = JSON.stringify(await storedEvents());
    expect(named).not.toContain(`${late?.id}`);
    expect(await findGame()).toMatchObject({ status: 'final' });
  });

  async function anyCentre() {
    const [row] = await database.db.select().from(players).limit(1);
    if (!row) throw new Error('there are no players');
    return { ...row, id: 900_001, positions: ['C' as const], skills: Array<number>(11).fill(99), jerseyNumber: 77 };
  }
});
