/** Tests a world at one manager's own pace: who moves it on, how far, and how others join. */
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { games } from '#domains/game/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { FACEOFF_COUNTDOWN_MS } from '#platform/clock/pace.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { look } from '#world/clock.ts';
import { describeWorld, statusText } from '../../scripts/world/status.ts';
import { makeGame } from '../../tests/factories/game.ts';
import { playOut } from '../../tests/factories/live-game.ts';
import { pacedWorld } from '../../tests/factories/paced-world.ts';
import { makeRoster } from '../../tests/factories/player.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import type { Browser } from '../../tests/factories/server.ts';

const { database, server, anna, ben, annaId, benId, row, later, idle, until, arrives, play, annaAlone, ...calls } =
  pacedWorld();
const { draftAhead, draft, roundsSettled } = calls;

const gameOf = (homeTeamId: number, awayTeamId: number, at: { season: number; day: number; slot: number }) =>
  makeGame(database.db, { homeTeamId, awayTeamId, ...at });

describe('a world at a manager’s own pace', () => {
  it('runs by the clock until there is a manager, then takes no step on its own', async () => {
    await database.db.update(world).set({ pace: 'own' });
    await until(async () => expect(await database.db.$count(worldSteps)).toBeGreaterThan(0));
    await annaAlone();
    const steps = await database.db.$count(worldSteps);
    later(9 * HOUR_MS);
    await idle();
    expect(await database.db.$count(worldSteps)).toBe(steps);
  });

  it('plays scrimmages with their chat while the world is paused', async () => {
    for (const team of [11, 21]) await makeRoster(database.db, team);
    await annaAlone();
    const steps = await database.db.$count(worldSteps);
    const begun = await anna.post('/api/teams/11/scrimmages', { opponentTeamId: 21, pace: 'live' });
    expect(begun.status, begun.text).toBe(200);
    const { gameId } = begun.body.data;
    expect((await anna.post(`/api/games/${gameId}/messages`, { text: 'Nice save!' })).status).toBe(201);
    const over = await playOut(database.db, gameId, server.clock.now);
    later(HOUR_MS);
    expect(over.getTime()).toBeLessThan(server.clock.now.getTime());
    await idle();
    expect((await anna.get(`/api/games/${gameId}`)).body.data.game.status).toBe('final');
    const said = (await anna.get(`/api/games/${gameId}/messages`)).body.data;
    expect(said).toMatchObject([{ text: 'Nice save!' }]);
    expect(await database.db.$count(worldSteps)).toBe(steps);
  });

  it('advances for its manager alone, a day at a time, to just before the games', async () => {
    await annaAlone();
    const { day } = await row();
    expect((await play(ben, 'day')).status).toBe(403);
    expect((await play(anna, 'day')).status).toBe(200);
    await arrives({ day: day + 1, step: 'slot-1', pauseReason: 'limit' });
    expect((await anna.get('/api/world/pace')).body.data.own.run).toMatchObject({ isOpen: false, done: 1, total: 1 });
    expect((await anna.get('/api/trade-center/trade-window')).body.data).toMatchObject({
      isOpen: true,
      expiresAt: null,
    });
  });

  it('says that it cannot take its step, keeps answering, and is released by its manager', async () => {
    for (const team of [11, 21]) await makeRoster(database.db, team);
    await annaAlone();
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    const { day, seasonNumber: season } = await row();
    await gameOf(11, 21, { season, day, slot: 1 });
    const { pool, db } = database;
    const fails = () => {
      throw new Error('a goalie too many');
    };
    const broken = { db, simulate: fails, enqueue, now: () => server.clock.now, log: pino({ level: 'silent' }) };
    await play(anna, 'day');
    for (const times of [1, 2]) {
      expect(await look(pool, broken)).toBe(5_000);
      const failure = { times, message: 'a goalie too many' };
      expect((await anna.get('/api/admin/clock')).body.data.failure).toMatchObject(failure);
      expect(statusText(await describeWorld(db, server.clock.now))).toContain(`failed ${times} times`);
      later(5_000);
    }
    expect((await anna.get('/api/world/pace')).body.data.failsSince).not.toBeNull();
    // A turn of the season that has begun keeps the game closed.
    const openStep = { pace: 'live', now: '', dayMinutes: 30, isEarly: true, part: '', detail: {} } as const;
    await db.update(world).set({ inMaintenance: true, openStep });
    await database.db.update(users).set({ isAdmin: false }).where(eq(users.id, annaId));
    expect((await anna.post('/api/clubs/1/leave')).status).toBe(503);
    expect((await anna.delete('/api/world/run')).status).toBe(200);
    expect(await look(pool, broken)).toBe(500);
    later(60_000);
    expect((await anna.get('/api/world/pace')).body.data.failsSince).toBeNull();
    expect((await play(anna, 'day')).status).toBe(200);
    await db.update(world).set({ inMaintenance: false, openStep: null });
    await arrives({ day: day + 1, step: 'slot-1' });
  });

  it('is stopped at once, and refuses to advance where no game is left', async () => {
    await annaAlone();
    expect((await play(anna, 'game')).body.code).toBe('world.no-game-ahead');
    const { day } = await row();
    await play(anna, 'phase');
    await until(async () => expect(await row()).toMatchObject({ day: day + 1, step: 'slot-3' }));
    expect((await anna.delete('/api/world/run')).status).toBe(200);
    await idle();
    expect(await row()).toMatchObject({ day: day + 1, step: 'slot-3', pauseReason: 'limit', run: { isOpen: false } });
  });

  it('plays its manager’s game fast and on a countdown, and waits for no game of others', async () => {
    for (const team of [11, 12, 21, 22]) await makeRoster(database.db, team);
    const { day, seasonNumber: season } = await row();
    const [others, own] = [
      await gameOf(12, 22, { season, day, slot: 1 }),
      await gameOf(11, 21, { season, day, slot: 2 }),
    ];
    await database.db.transaction((tx) =>
      startLiveGames(tx, { gameIds: [others], now: server.clock.now, msPerSecond: 1_000, enqueue }),
    );
    await annaAlone();
    expect((await anna.put('/api/world/run', { target: 'game' })).body.data.own.run).toMatchObject({ speed: 'fast' });
    await idle();
    const found = await database.db.select().from(games).where(eq(games.id, own));
    const faceoffAt = new Date(server.clock.now.getTime() + FACEOFF_COUNTDOWN_MS);
    expect(found).toMatchObject([{ status: 'live', faceoffAt }]);
    expect((await anna.get(`/api/games/${others}`)).body.data.game.status).toBe('final');
    expect((await anna.get('/api/world/pace')).body.data.game).toMatchObject({
      id: own,
      faceoffAt: faceoffAt.toISOString(),
    });
    const { own: onward, game: live } = (await anna.put('/api/world/run', { target: 'day' })).body.data;
    const gameLasts = (Date.parse(live.endsAt) - server.clock.now.getTime()) / 1_000;
    expect(gameLasts).toBeGreaterThan(60);
    expect(onward.run.secondsLeft).toBeGreaterThanOrEqual(Math.floor(gameLasts));
    later(FACEOFF_COUNTDOWN_MS - 1_000);
    expect((await anna.get(`/api/games/${own}/events`)).body.data).toEqual([]);
    const seen = async () => (await anna.get('/api/world/pace')).body.data.game.live;
    const atFaceoff = await seen();
    expect(atFaceoff.game).toMatchObject({ id: own, live: { period: 1, second: 0, homeScore: 0, awayScore: 0 } });
    later(2_000);
    expect((await anna.get(`/api/games/${own}/events`)).body.data).not.toEqual([]);
    const { second } = (await seen()).game.live;
    expect(second).toBe(Math.floor(1_000 / atFaceoff.msPerSecond));
  });

  it('stops at every bidding round of the frenzy on the way to the next decision, until there is nothing to bid on', async () => {
    await annaAlone();
    await database.db.update(world).set({ day: 60, phase: 'draft' });
    const stopped = async (at: object) => {
      expect((await play(anna, 'decision')).status).toBe(200);
      await arrives({ ...at, pauseReason: 'limit' });
      return (await anna.get('/api/world/pace')).body.data.own.run;
    };
    const forRound = [{ decision: 'contract', count: 1 }];
    expect(await stopped({ day: 61, step: 'slot-1' })).toMatchObject({ stoppedFor: forRound, stoppedOn: 'phase' });
    expect(await stopped({ day: 61, step: 'slot-2' })).toMatchObject({ stoppedFor: forRound, stoppedOn: null });
    const nobody = { budget: 0, most: 1, targets: [] };
    expect((await anna.put('/api/teams/11/frenzy-plan', nobody)).status).toBe(204);
    expect(await stopped({ seasonNumber: 4, day: 1 })).toMatchObject({ stoppedOn: 'phase' });
  });

  it('opens its draft when its manager says so, and pauses with the draft clock', async () => {
    await annaAlone();
    await draftAhead();
    const runs = (isRunning: boolean) => anna.put('/api/draft/running', { isRunning });
    later(9 * HOUR_MS);
    await idle();
    expect((await draft())?.status).toBe('waiting');
    expect((await runs(true)).status).toBe(204);
    expect(await draft()).toMatchObject({ status: 'live', spot: 1, clockEndsAt: expect.any(Number) });
    expect((await runs(false)).status).toBe(204);
    later(9 * HOUR_MS);
    await idle();
    expect(await draft()).toMatchObject({ status: 'live', spot: 1, clockEndsAt: null });
    const [best] = await database.db.select().from(players).where(eq(players.draftClass, 3)).limit(1);
    const chosen = { spot: 1, playerId: best?.id };
    expect((await anna.post(`/api/drafts/${(await draft())?.id}/picks`, chosen)).status).toBe(204);
    expect(await draft()).toMatchObject({ status: 'live', spot: 2 });
    expect((await runs(true)).status).toBe(204);
    expect((await draft())?.clockEndsAt).toBeGreaterThan(server.clock.now.getTime());
    expect((await ben.put('/api/draft/running', { isRunning: false })).status).toBe(403);
  });

  it('settles no bidding round of the frenzy before its manager advances to it', async () => {
    await annaAlone();
    await database.db.update(world).set({ day: 61, phase: 'frenzy' });
    later(9 * HOUR_MS);
    await idle();
    expect(await roundsSettled(61)).toBe(0);
    for (const step of ['slot-2', 'slot-3'] as const) {
      expect((await play(anna, 'round')).status).toBe(200);
      await arrives({ day: 61, step, pauseReason: 'limit' });
    }
    expect(await roundsSettled(61)).toBe(2);
  });

  it('remembers a wish for a club and a refusal, and tells both managers', async () => {
    await annaAlone();
    const joining = async () => (await ben.get('/api/world/pace')).body.data.joining;
    const told = async (browser: Browser) =>
      (await browser.get('/api/notifications/list')).body.data.map(({ kind }: { kind: string }) => kind);
    expect(await joining()).toEqual({ owner: 'Anna', request: null });
    await ben.post('/api/clubs/2/take');
    expect((await joining()).request).toMatchObject({ clubId: 2, state: 'asked' });
    expect(await told(anna)).toEqual(['manager-waiting']);
    expect((await ben.delete('/api/world/join-requests')).status).toBe(403);
    expect((await anna.delete('/api/world/join-requests')).body.data.own.waiting).toEqual([]);
    expect((await joining()).request).toMatchObject({ clubId: 2, state: 'declined' });
    expect(await told(ben)).toEqual(['join-declined']);
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-declined');
    later(24 * HOUR_MS);
    await database.db.update(users).set({ lastOnlineAt: server.clock.now });
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-asked');
    expect(await told(anna)).toEqual(['manager-waiting', 'manager-waiting']);
    await anna.put('/api/world/pace', { pace: 'ready' });
    expect(await joining()).toMatchObject({ owner: null, request: { clubId: 2, state: 'open' } });
    expect(await told(ben)).toEqual(['clubs-open', 'join-declined']);
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    expect((await row()).joinRequests).toEqual([]);
  });

  it('asks its manager only for users who could take that club, and forgets those whose account is deleted', async () => {
    await annaAlone();
    await giveClub(database.db, 2, benId);
    expect((await ben.post('/api/clubs/2/leave')).status).toBe(204);
    for (const [club, code] of [
      [999_999, 'club.unknown'],
      [1, 'club.taken'],
      [2, 'club.must-wait-for-same'],
    ] as const) {
      expect((await ben.post(`/api/clubs/${club}/take`)).body.code, `club ${club}`).toBe(code);
    }
    expect((await anna.get('/api/notifications/list')).body.data).toEqual([]);
    const request = { userId: benId, clubId: 2, state: 'asked', since: server.clock.now.toISOString() } as const;
    await database.db.update(world).set({ joinRequests: [request] });
    const { userId: _, ...own } = request;
    expect(await exportUser(database.db, benId, slices)).toMatchObject({ clubRequest: own });
    await deleteUser(database.db, benId, { now: server.clock.now, nouns: slices });
    expect((await row()).joinRequests).toEqual([]);
  });

  it('asks its manager before another one joins, and lets them choose the pace for both', async () => {
    await annaAlone();
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-asked');
    expect((await ben.post('/api/clubs/2/take')).body.code).toBe('world.owner-asked');
    expect((await anna.get('/api/world/pace')).body.data.own.waiting).toMatchObject([{ name: 'Ben' }]);
    expect((await ben.put('/api/world/pace', { pace: 'clock' })).status).toBe(403);
    expect((await anna.put('/api/world/pace', { pace: 'ready', latestMinutes: 30 })).status).toBe(422);
    expect((await anna.put('/api/world/pace', { pace: 'ready', latestMinutes: 1440 })).status).toBe(200);
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    // No manager can take the world back for themselves now.
    expect((await anna.put('/api/world/pace', { pace: 'own' })).body.code).toBe('world.not-yours');
  });

  it('keeps its pace for an admin who made room for another manager, but not for one who chose the clock', async () => {
    await annaAlone();
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    await ben.post('/api/clubs/2/take');
    expect((await anna.put('/api/world/pace', { pace: 'ready' })).status).toBe(200);
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    expect((await anna.put('/api/world/pace', { pace: 'ready', dayMinutes: 29 })).status).toBe(422);
    // While there are two, another day length or pace does not change that.
    await anna.put('/api/world/pace', { pace: 'ready', dayMinutes: 120 });
    await anna.put('/api/world/pace', { pace: 'clock' });
    expect(await row()).toMatchObject({ pace: 'clock', dayMinutes: 120, returnsToOwn: true });
    await giveClub(database.db, 2, null);
    await until(async () => expect((await row()).aloneSince).not.toBeNull());
    later(24 * HOUR_MS);
    await arrives({ pace: 'own', pauseReason: 'limit' });
    await anna.put('/api/world/pace', { pace: 'clock' });
    expect(await row()).toMatchObject({ pace: 'clock', returnsToOwn: false });
  });

  it('gives one club away when two users come at once before it has a manager', async () => {
    await database.db.update(world).set({ pace: 'own' });
    const taken = await Promise.all([anna.post('/api/clubs/1/take'), ben.post('/api/clubs/2/take')]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await database.db.$count(managers)).toBe(1);
  });

  it('makes managers wait for each other when a paused account returns', async () => {
    await annaAlone();
    await giveClub(database.db, 2, benId);
    await play(anna, 'phase');
    expect(await row()).toMatchObject({ pace: 'ready', returnsToOwn: true, run: null });
  });

  it('is advanced by admins, and by users waiting for a club, after its last manager has left', async () => {
    await annaAlone();
    await giveClub(database.db, 1, null);
    const { day } = await row();
    expect((await ben.get('/api/world/pace')).body.data.own).toMatchObject({ nextGameInDays: null });
    expect((await play(ben, 'day')).status).toBe(200);
    await arrives({ day: day + 1, step: 'slot-1', pauseReason: 'limit' });
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    expect((await play(anna, 'day')).status).toBe(200);
    await arrives({ day: day + 2, step: 'slot-1', pauseReason: 'limit' });
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    // From now on it belongs to the new manager, and to admins.
    await database.db.update(users).set({ isAdmin: false }).where(eq(users.id, annaId));
    expect((await play(anna, 'day')).status).toBe(403);
    expect((await anna.get('/api/world/pace')).body.data.own).toBeNull();
  });

  it('keeps no newcomers out for a manager unseen for three days', async () => {
    await annaAlone();
    await ben.post('/api/clubs/2/take');
    await anna.delete('/api/world/join-requests');
    const longAgo = new Date(server.clock.now.getTime() - 73 * HOUR_MS);
    await database.db.update(users).set({ lastOnlineAt: longAgo }).where(eq(users.id, annaId));
    const request = { clubId: 2, state: 'open', mayAskFrom: null };
    expect((await ben.get('/api/world/pace')).body.data.joining).toMatchObject({ owner: null, request });
    expect((await ben.post('/api/clubs/2/take')).status).toBe(200);
    expect(await row()).toMatchObject({ pace: 'ready', returnsToOwn: true });
  });
});
