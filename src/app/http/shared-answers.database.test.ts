import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { publish, publishChange } from '#platform/realtime.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { type Browser, makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, server, browsers, realtime } = testWorld({
  users: ['Owner', 'Stranger', 'Newcomer', { name: 'Sleeper', activatedAt: null }],
  clubs: ['Owner', 2],
  isHeard: true,
});
const [owner, stranger, newcomer, sleeper] = browsers('Owner', 'Stranger', 'Newcomer', 'Sleeper');
let player: number;
beforeAll(async () => {
  player = await makePlayer(db, { teamId: 11, trainingOn: 0 });
});
beforeEach(async () => {
  await publish(db, 'world', { version: 1 });
  await realtime.caughtUp();
});

const arenaOf = async (browser: Browser) => (await browser.get('/api/teams/11/overview')).body.data.club.arenaName;
const renameArena = (name: string) => db.update(clubs).set({ arenaName: name }).where(eq(clubs.id, 1));

describe('a shared response', () => {
  it('is repeated without a query, with an ETag that turns the next request into a 304', async () => {
    const first = await stranger.get('/api/teams/11/overview');
    expect(first.headers['etag']).toBeTypeOf('string');
    await renameArena('Unpublished Garden');
    const second = await stranger.get('/api/teams/11/overview');
    expect(second.text).toBe(first.text);
    const third = await stranger.get('/api/teams/11/overview', { 'if-none-match': String(first.headers['etag']) });
    expect([third.status, third.text]).toEqual([304, '']);
  });

  it('never reaches the club’s manager, whose own view reaches no other user', async () => {
    const shown = async (browser: Browser) => ({
      overview: (await browser.get('/api/teams/11/overview')).body.data.abilities.manage,
      roster: (await browser.get('/api/teams/11/roster')).body.data.players[0].trainingOn,
      player: (await browser.get(`/api/players/${player}`)).body.data.player.trainingOn,
      found: (await browser.get('/api/search/players?team=11')).body.data[0].player.trainingOn,
    });
    const ofOwner = { overview: true, roster: expect.any(String), player: expect.any(String), found: null };
    const ofStranger = { overview: false, roster: null, player: null, found: null };
    expect(await shown(owner)).toEqual(ofOwner);
    expect(await shown(stranger)).toEqual(ofStranger);
    expect(await shown(owner)).toEqual(ofOwner);
  });

  it('is refused to visitors and unactivated users, as it is when not shared', async () => {
    expect((await stranger.get('/api/leagues/1/standings')).status).toBe(200);
    expect((await makeBrowser(server).get('/api/leagues/1/standings')).status).toBe(401);
    expect((await sleeper.get('/api/leagues/1/standings')).status).toBe(403);
  });

  it('is rebuilt after a step of the world, after a change to what it shows, and after half a minute', async () => {
    await renameArena('One');
    expect(await arenaOf(stranger)).toBe('One');
    await renameArena('Two');
    await publishChange(db, ['team:21', 'league:99']);
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('One');
    await publishChange(db, ['team:11']);
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('Two');
    await renameArena('Three');
    await publish(db, 'world', { version: 2 });
    await realtime.caughtUp();
    expect(await arenaOf(stranger)).toBe('Three');
    await renameArena('Four');
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
    expect(await arenaOf(stranger)).toBe('Four');
  });

  it('shows a manager’s new name, a new number and a new manager to the very next reader', async () => {
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
    expect((await newcomer.post('/api/clubs/2/take')).status).toBe(200);
    expect(await overview(21)).toBe('Newcomer');
  });
});
