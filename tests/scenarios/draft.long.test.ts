/**
 * A live draft of 140 picks, watched by 20 browsers on two servers. The process that keeps the clocks is killed again and again,
 * and one of the servers goes away in the middle: no pick is lost or doubled, the clocks go on, and every browser sees the same.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picksOnce } from '#domains/draft/checks.ts';
import { goOnWithDrafts } from '#domains/draft/store/live.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { Random } from '#engine/random.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../database.ts';
import { makeClub } from '../factories/club.ts';
import { DraftStream } from '../factories/draft-stream.ts';
import { makePlayer } from '../factories/player.ts';
import { changeRows, rowsOf } from '../factories/rows.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../factories/server.ts';
import { makeUser } from '../factories/user.ts';
import { makeWorld } from '../factories/world.ts';
import { kill, killAll, runProgram, wait } from './programs.ts';

const [SEASON, CLUBS, ROUNDS] = [3, 20, 7];
/** Clubs whose managers are present and choose, and those whose managers are away; the others are AI clubs. */
const [PRESENT, AWAY] = [12, 4];
const KILLS = 5;
/** Bounds of a process's life before it is killed. */
const LIFE_MS = { least: 300, most: 3_000 };

const database = testDatabase(40);
const { db } = database;
const servers: { server: TestServer; realtime: Realtime; origin: string }[] = [];
const browsers: Browser[] = [];
let draftId = 0;

beforeAll(async () => {
  const { leagueIds } = await makeWorld(db, { season: SEASON, day: 60, phase: 'draft' });
  // The day is paused, so that nothing but the draft happens; it would be half a minute long, and so are the clocks.
  await db.update(world).set({ dayMinutes: 1, pausedAt: new Date() });
  for (let id = 1; id <= CLUBS; id++) {
    const managerId = id <= PRESENT + AWAY ? await makeUser(db, { name: `Manager ${id}` }) : null;
    await makeClub(db, { id, leagueIds, season: SEASON, managerId });
  }
  for (let id = PRESENT + AWAY + 1; id <= CLUBS; id++) await makeUser(db, { name: `Manager ${id}` });
  for (let index = 0; index < CLUBS * ROUNDS + 30; index++)
    await makePlayer(db, {
      teamId: null,
      lastname: `Boy ${index}`,
      birthSeason: SEASON - 18,
      draftClass: SEASON,
      skill: 40 + (index % 30),
    });
  await db.transaction((tx) => handOutPicks(pgRows(tx), SEASON));
  const picks = await rowsOf(db, draftPicks, { season: SEASON });
  for (const { id, round, originalClubId } of picks)
    await changeRows(db, draftPicks, { id }, { spot: (round - 1) * CLUBS + originalClubId });
  [{ id: draftId = 0 } = {}] = await db.insert(drafts).values({ leagueId: leagueIds.PRO, season: SEASON }).returning();
  for (let index = 0; index < 2; index++) {
    const realtime = await openRealtime(database.pool, () => {});
    const server = await startTestServer(database, { realtime });
    Object.defineProperty(server.clock, 'now', { get: () => new Date() });
    servers.push({ server, realtime, origin: await server.app.listen({ port: 0, host: '127.0.0.1' }) });
  }
  for (let id = 1; id <= CLUBS; id++) {
    const server = servers[id % 2]?.server;
    if (server) browsers.push(await makeLoggedInBrowser(server, database, `manager-${id}@example.org`));
  }
});
afterAll(async () => {
  await killAll();
  for (const { server, realtime } of servers) {
    await server.close();
    await realtime.close();
  }
});

const startProcess = () => runProgram(new URL('./world-process.ts', import.meta.url), { DATABASE_URL: database.url });

const chosen = () => rowsOf(db, draftPicks, { season: SEASON, leagueId: 1 }, 'spot');

it('a draft survives killed processes, with no pick lost or doubled, and shows all users the same', async () => {
  const up = new Set(servers.map(({ origin }) => origin));
  const streams = browsers.map((browser, index) => {
    const clubId = index + 1;
    const home = servers[clubId % 2]?.origin ?? '';
    const asked = new Set<number>();
    return new DraftStream(
      () => `${up.has(home) ? home : [...up][0]}/api/leagues/1/draft/live`,
      browser.cookies.get('rinkside_session') ?? '',
      (draft, onClock) => {
        if (clubId > PRESENT || draft.status !== 'live' || onClock?.ownerClubId !== clubId || asked.has(draft.spot))
          return;
        asked.add(draft.spot);
        void choose(browser, draft.spot);
      },
    );
  });
  const choose = async (browser: Browser, spot: number) => {
    const taken = new Set((await chosen()).flatMap(({ playerId }) => playerId ?? []));
    const { data } = (await browser.get('/api/draft/board')).body;
    const free = data.prospects.find(({ player }: { player: { id: number } }) => !taken.has(player.id));
    await browser.post(`/api/drafts/${draftId}/picks`, { spot, playerId: free?.player.id ?? 0 });
  };
  const today = { ...(await readToday(db)), dayMinutes: (await readWorld(db)).dayMinutes };
  await db.transaction((tx) => goOnWithDrafts(tx, { ...today, now: new Date(), enqueue }));

  const random = new Random(`draft ${Date.now()}`);
  for (let killed = 0; killed < KILLS; killed++) {
    const child = await startProcess();
    await wait(random.int(LIFE_MS.least, LIFE_MS.most));
    await kill(child);
    if (killed !== 2) continue;
    const [gone] = servers.splice(0, 1);
    if (!gone) throw new Error('there is no server to take away');
    up.delete(gone.origin);
    await gone.server.close();
    await gone.realtime.close();
    const [left] = servers;
    if (!left) throw new Error('there is no server left');
    // Their sessions are in the database: the other server knows them.
    for (const browser of browsers) {
      const moved = makeBrowser(left.server);
      for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
      Object.assign(browser, moved);
    }
  }
  const last = await startProcess();
  const isDone = async () => (await rowsOf(db, drafts, { id: draftId }))[0]?.status === 'done';
  for (let left = 600; !(await isDone()) && left > 0; left--) await wait(500);
  await expect.poll(() => streams.filter(({ isOver }) => isOver).length, { timeout: 120_000 }).toBe(CLUBS);
  await kill(last);

  const picks = await chosen();
  const players = picks.map(({ playerId }) => playerId);
  expect(players).toHaveLength(CLUBS * ROUNDS);
  expect(players).not.toContain(null);
  expect(new Set(players).size).toBe(CLUBS * ROUNDS);
  expect(await db.$count(draftRights)).toBe(CLUBS * ROUNDS);
  expect((await picksOnce.run({ db, world: await readWorld(db) })).faults).toEqual([]);
  for (const stream of streams) {
    expect(stream.picks.map(({ player }) => player?.id)).toEqual(players);
    expect([...stream.told.values()].every((names) => names.size === 1)).toBe(true);
  }
});
