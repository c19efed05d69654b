/** Tests steps split by place: whether interrupted or shared by several programs, they produce the same world. */
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseClock, setDayMinutes } from '#domains/admin/store/clock.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { type Simulate, simulateHere } from '#domains/game/simulation/simulate.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { type Step, stepNumberOf } from '#engine/calendar.ts';
import type { StepPace } from '#engine/pace.ts';
import type { Position } from '#engine/player/skills.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { stepNow } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import { openStepPlaces, world, worldSteps } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { help, startClock } from '#world/clock.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { makeNationalTeam } from '../../../tests/factories/national-team.ts';
import { makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeLeagues, makeNation, makeWorld } from '../../../tests/factories/world.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
/** Numbered like their PRO leagues; two clubs play at each. */
const PLACES = [1, 4, 7];
/** Places whose home team has no second goalie. */
const SHORT = [1, 7];
const log = pino({ level: 'silent' });

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
});

/** Creates a world of three places, each with a game in the first slot; two teams cannot dress without help. */
async function makePlaces(): Promise<TestDatabase> {
  const database = await createTestDatabase(12);
  opened.push(database);
  const { db } = database;
  const { season } = await makeWorld(db);
  for (const [index, place] of PLACES.entries()) {
    const leagueIds =
      index === 0 ? { PRO: 1, FRM: 2, U21: 3 } : await makeLeagues(db, { firstId: place, tier: 1 + index });
    const [home, away] = [10 + index, 20 + index];
    for (const id of [home, away]) await makeClub(db, { id, leagueIds, season });
    if (SHORT.includes(place)) await makeWithOneGoalie(db, home * 10 + 1);
    else await makeRoster(db, home * 10 + 1);
    await makeRoster(db, away * 10 + 1);
    await makeGame(db, { homeTeamId: home * 10 + 1, awayTeamId: away * 10 + 1, leagueId: place, slot: 1 });
  }
  await db.update(world).set({ step: 'slot-1' });
  return database;
}

/** Adds to that slot a game of two nations, and one of a cup between clubs of two places. */
async function addOtherGames({ db }: TestDatabase): Promise<void> {
  const other = { season: 3, level: null, leagueId: null } as const;
  const opened = await db.transaction((tx) =>
    openCompetitions(pgRows(tx), [
      { ...other, kind: 'world-championship', name: 'Championship', settings: LEAGUE_SETTINGS },
      { ...other, kind: 'friendly-cup', name: 'Lake Cup', settings: LEAGUE_SETTINGS },
    ]),
  );
  const [championship, cup] = opened.map(({ id }) => id);
  await makeNation(db, 2, 'SE');
  await makeNation(db, 3, 'FI');
  const [home, away] = [await makeNationalTeam(db, 2), await makeNationalTeam(db, 3)];
  await makeGame(db, { competitionId: championship, homeTeamId: home.teamId, awayTeamId: away.teamId, slot: 1 });
  const clubs = [40, 41];
  for (const [index, id] of clubs.entries()) {
    const first = PLACES[index] ?? 0;
    await makeClub(db, { id, leagueIds: { PRO: first, FRM: first + 1, U21: first + 2 }, season: 3 });
    await makeRoster(db, id * 10 + 1);
  }
  await makeGame(db, { competitionId: cup, homeTeamId: 401, awayTeamId: 411, slot: 1 });
}

async function makeWithOneGoalie(db: Database, teamId: number): Promise<void> {
  const skaters: Position[] = [
    ...Array<Position[]>(4).fill(['LW', 'C', 'RW']),
    ...Array<Position[]>(3).fill(['LD', 'RD']),
  ].flat();
  for (const [index, position] of [...skaters, 'G' as const].entries())
    await makePlayer(db, { teamId, position, jerseyNumber: index + 1 });
}

async function take(db: Database, pace: StepPace, { simulate = simulateHere as Simulate, now = NOW } = {}) {
  const stepping = { db, simulate, enqueue: testQueue().enqueue, now: () => now, log };
  return takeStep(stepping, momentOf(await readWorld(db)), pace);
}

/** Interrupts the program during each transaction of a step in turn: the first, each place, and the last. */
async function takeKilled(db: Database, pace: StepPace): Promise<void> {
  // After an interruption, the program first looks for a remaining place, which is a transaction as well.
  for (const commits of [0, 1, 2, 2, 0]) {
    await expect(take(dyingAfter(db, commits), pace)).rejects.toThrow('killed');
  }
  await take(db, pace);
}

/** Columns assigned in order of arrival, on which no draw depends. */
const GIVEN = ['id', 'transaction_id', 'through_entry_id', 'created_at', 'duration_ms'];
const KEPT_IDS = ['games', 'players'];

/** Returns all stored data, except for numbers assigned in order of arrival. */
async function everything({ db }: TestDatabase): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of rows) {
    const hidden = KEPT_IDS.includes(name) ? GIVEN.slice(1) : GIVEN;
    const kept = await db.execute<{ row: string }>(
      sql`select (to_jsonb(t) - ${sql.param(hidden)}::text[])::text as row from ${sql.identifier(name)} t order by 1`,
    );
    if (kept.rows.length > 0) all[name] = kept.rows.map(({ row }) => row);
  }
  return all;
}

describe('a step of several places', () => {
  it.each(['command', 'live'] as const)('makes the same world wherever it is killed (%s)', async (pace) => {
    const [whole, killed] = [await makePlaces(), await makePlaces()];
    expect(await take(whole.db, pace)).toMatchObject({ detail: { [pace === 'live' ? 'begun' : 'played']: 3 } });
    await takeKilled(killed.db, pace);
    expect(await everything(killed)).toEqual(await everything(whole));
    expect(await whole.db.$count(fillIns)).toBe(SHORT.length);
    expect(await whole.db.$count(openStepPlaces)).toBe(0);
  });

  it('takes the games of cups and nations alone, after those of all leagues', async () => {
    const [whole, killed] = [await makePlaces(), await makePlaces()];
    for (const each of [whole, killed]) await addOtherGames(each);
    expect(await take(whole.db, 'live')).toMatchObject({ detail: { begun: 5 } });
    for (const commits of [0, 1, 2, 2, 2]) await expect(take(dyingAfter(killed.db, commits), 'live')).rejects.toThrow();
    // The leagues have begun, and the rest waits for the last transaction.
    expect(await killed.db.$count(openStepPlaces, eq(openStepPlaces.isTaken, true))).toBe(PLACES.length);
    expect(await killed.db.$count(games, eq(games.status, 'scheduled'))).toBe(2);
    await take(killed.db, 'live');
    expect(await everything(killed)).toEqual(await everything(whole));
  });

  it('ends live games in the night as an uninterrupted run does', async () => {
    const [whole, killed] = [await makePlaces(), await makePlaces()];
    for (const each of [whole, killed]) {
      await addOtherGames(each);
      await take(each.db, 'live');
      await each.db.update(world).set({ step: 'night' satisfies Step });
    }
    expect(await take(whole.db, 'command')).toMatchObject({ detail: { finished: 5 } });
    await takeKilled(killed.db, 'command');
    expect(await everything(killed)).toEqual(await everything(whole));
  });

  it('makes the same world when two processes take its places at the same time', async () => {
    const [alone, shared] = [await makePlaces(), await makePlaces()];
    const limit = async (db: Database) => {
      const row = await readWorld(db);
      await db.update(world).set({ runsUntil: stepNumberOf(momentOf(row)) + 1 });
    };
    for (const { db } of [alone, shared]) await limit(db);
    await take(alone.db, 'catch-up');
    // Neither plays on until both are playing.
    const met = Promise.withResolvers<void>();
    const playing = new Set<string>();
    const meeting = (name: string): Simulate =>
      async function* (all) {
        playing.add(name);
        if (playing.size === 2) met.resolve();
        await met.promise;
        yield* simulateHere(all);
      };
    const clocks = ['one', 'two'].map((name) => {
      const { db, pool } = shared;
      return startClock(pool, { db, simulate: meeting(name), enqueue: testQueue().enqueue, now: () => NOW, log });
    });
    await vi.waitFor(async () => expect((await readWorld(shared.db)).step).toBe('slot-2'), {
      timeout: 60_000,
      interval: 100,
    });
    for (const clock of clocks) await clock.stop();
    expect(await everything(shared)).toEqual(await everything(alone));
    expect(await shared.db.$count(worldSteps)).toBe(1);
  });
});

describe('a partly taken step', () => {
  let database: TestDatabase;
  let adminId: number;
  beforeEach(async () => {
    database = await makePlaces();
    adminId = await makeUser(database.db, { name: 'Boss', isAdmin: true });
    await expect(take(dyingAfter(database.db, 2), 'live')).rejects.toThrow('killed');
  });

  it('has played the games of some places, and no others', async () => {
    const { db } = database;
    expect(await db.$count(games, eq(games.status, 'live'))).toBe(1);
    expect(await db.$count(openStepPlaces, eq(openStepPlaces.isTaken, false))).toBe(2);
    expect(await readWorld(db)).toMatchObject({ step: 'slot-1', openStep: { pace: 'live', part: 'game.faceoffs' } });
    expect(await db.$count(worldSteps)).toBe(0);
  });

  it('finishes as it was started, whatever an admin does to the clock; then the clock stops', async () => {
    const { db } = database;
    const later = new Date(NOW.getTime() + 600_000);
    await setDayMinutes(db, { userId: adminId, dayMinutes: 600, now: later });
    await pauseClock(db, adminId, later);
    expect(await take(db, 'catch-up', { now: later })).toMatchObject({ kind: 'taken', detail: { begun: 3 } });
    const live = await db.select({ faceoffAt: games.faceoffAt, status: games.status }).from(games);
    expect(live).toEqual(Array(3).fill({ faceoffAt: NOW, status: 'live' }));
    const paces = await db.selectDistinct({ msPerSecond: gamePeriods.msPerSecond }).from(gamePeriods);
    expect(paces).toHaveLength(1);
    expect(await readWorld(db)).toMatchObject({
      step: 'slot-2',
      openStep: null,
      dayMinutes: 600,
      pauseReason: 'admin',
    });
    expect(await take(db, 'live', { now: later })).toEqual({ kind: 'elsewhere' });
  });

  it('rests in every program after a failure once the clock is stopped, but not after one that it got over', async () => {
    const { db } = await makePlaces();
    const stepping = { db, simulate: simulateHere, enqueue: testQueue().enqueue, now: () => NOW, log };
    const placesLeft = () => db.$count(openStepPlaces, eq(openStepPlaces.isTaken, false));
    await expect(take(dyingAfter(db, 1), 'catch-up')).rejects.toThrow('killed');
    const at = NOW.toISOString();
    const failure = { step: stepNow(await readWorld(db)), times: 1, since: at, last: at, message: '' };
    await db.update(world).set({ failure, pausedAt: NOW });
    await help(stepping);
    expect(await take(db, 'catch-up')).toEqual({ kind: 'elsewhere' });
    expect(await placesLeft()).toBe(PLACES.length);
    await db.update(world).set({ pausedAt: null });
    await help(stepping);
    expect(await placesLeft()).toBe(0);
    expect((await readWorld(db)).failure).toBeNull();
    await db.update(world).set({ failure });
    expect((await take(db, 'catch-up')).kind).toBe('taken');
    expect((await readWorld(db)).failure).toBeNull();
  });

  it('gives created players the ids they would have had', async () => {
    const { db } = database;
    const called = (await db.select({ id: fillIns.playerId }).from(fillIns)).map(({ id }) => id).sort((a, b) => a - b);
    const before = (await db.$count(players)) - called.length;
    expect(called).toEqual([before + 1, before + 2]);
  });
});
