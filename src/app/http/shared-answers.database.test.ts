import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { openRealtime, publish, publishChange, type Realtime } from '#platform/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import {
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let realtime: Realtime;
let server: TestServer;
let owner: Browser;
let stranger: Browser;
let player: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool } = database;
  const { leagueIds, season } = await makeWorld(db);
  realtime = await openRealtime(pool, () => {});
  server = await startTestServer(database, { realtime });
  const id = await makeUser(db, { name: 'Owner' });
  await makeUser(db, { name: 'Stranger' });
  await makeUser(db, { name: 'Newcomer' });
  await makeUser(db, { name: 'Sleeper', activatedAt: null });
  await makeClub(db, { id: 1, leagueIds, season, managerId: id });
  await makeClub(db, { id: 2, leagueIds, season });
  player = await makePlayer(db, { teamId: 11, trainingOn: 0 });
  owner = await makeLoggedInBrowser(server, database, 'owner@example.org');
  stranger = await makeLoggedInBrowser(server, database, 'stranger@example.org');
});
beforeEach(async () => {
  await publishChange(database.db, ['everything']);
  await realtime.caughtUp();
});
afterAll(async () => {
  await server.close();
  await realtime.close();
  await database.drop();
});

const arenaOf = async (browser: Browser) => (await browser.get('/api/teams/11/overview')).body.data.club.arenaName;
const renameArena = (name: string) => database.db.update(clubs).set({ arenaName: name }).where(eq(clubs.id, 1));

describe('a shared answer', () => {
  it('is given again without a look at the tables, with a tag that makes the next one a 304', async () => {
    const first = await stranger.get('/api/teams/11/overview');
    expect(first.headers['etag']).toBeTypeOf('string');
    await renameArena('Unpublished Garden');
    const second = await stranger.get('/api/teams/11/overview');
    expect(second.text).toBe(first.text);
    const third = await stranger.get('/api/teams/11/overview', { 'if-none-match': String(first.headers['etag']) });
    expect([third.status, third.text]).toEqual([304, '']);
  });

  it('never reaches the manager of the club, and what he sees reaches nobody else', async () => {
    const shown = async (browser: Browser) => ({
      overview: (await browser.get('/api/teams/11/overview')).body.data.abilities.manage,
      roster: (await browser.get('/api/teams/11/roster')).body.data.players[0].trainingOn,
      player: (await browser.get(`/api/players/${player}`)).body.data.player.trainingOn,
    });
    const ofOwner = { overview: true, roster: expect.any(String), player: expect.any(String) };
    const ofStranger = { overview: false, roster: null, player: null };
    expect(await shown(owner)).toEqual(ofOwner);
    expect(await shown(stranger)).toEqual(ofStranger);
    expect(await shown(owner)).toEqual(ofOwner);
  });

  it('is refused to visitors and to users who are not activated, as it is without sharing', async () => {
    expect((await stranger.get('/api/leagues/1/standings')).status).toBe(200);
    expect((await makeBrowser(server).get('/api/leagues/1/standings')).status).toBe(401);
    const sleeper = await makeLoggedInBrowser(server, database, 'sleeper@example.org');
    expect((await sleeper.get('/api/leagues/1/standings')).status).toBe(403);
  });

  it('is read anew after a step of the world, after what it shows has changed, and after half a minute', async () => {
    await renameArena('One');
    expect(await arenaOf(stranger)).toBe('One');
    await renameArena('Two');
    await publishChange(database.db, ['team:21', 'league:99']);
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('One');
    await publishChange(database.db, ['team:11']);
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('Two');
    await renameArena('Three');
    await publish(database.db, 'world', { version: 2 });
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('Three');
    await renameArena('Four');
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
    expect(await arenaOf(stranger)).toBe('Four');
  });

  it('shows the new name of a manager, a new number and a new manager to the very next reader', async () => {
    const overview = async (team: number) =>
      (await stranger.get(`/api/teams/${team}/overview`)).body.data.club.owner?.name;
    expect(await overview(11)).toBe('Owner');
    expect((await owner.patch('/api/user', { name: 'Renamed' })).status).toBe(200);
    expect(await overview(11)).toBe('Renamed');

    const number = async () => (await stranger.get(`/api/players/${player}`)).body.data.player.jerseyNumber;
    await number();
    expect((await owner.put(`/api/players/${player}/jersey-number`, { jerseyNumber: 77 })).status).toBe(200);
    expect(await number()).toBe(77);

    expect(await overview(21)).toBeUndefined();
    const newcomer = await makeLoggedInBrowser(server, database, 'newcomer@example.org');
    expect((await newcomer.post('/api/clubs/2/take')).status).toBe(200);
    expect(await overview(21)).toBe('Newcomer');
  });
});
