import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardGoals } from '#domains/board/tables.ts';
import { seatOnStaff } from '#domains/club/store/coaches.ts';
import { clubs } from '#domains/club/tables.ts';
import { noteEvening } from '#domains/morning/store/evening.ts';
import { writeMornings } from '#domains/morning/store/write.ts';
import { mornings } from '#domains/morning/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { injuries, players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeCompetition } from '../../../tests/factories/competition.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { AWAY, HOME, LiveGame } from '../../../tests/factories/live-game.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { addressOf, makeUser } from '../../../tests/factories/user.ts';

const [DAY, NEXT] = [absoluteDayOf({ season: 3, day: 11 }), absoluteDayOf({ season: 3, day: 12 })];
const PATH = `/api/teams/${HOME}/morning`;

let live: LiveGame;
let server: TestServer;
const browsers = new Map<string, Browser>();
let [hurt, healed, risen, rivals, successor] = [0, 0, 0, 0, 0];

async function arrive(name: string): Promise<number> {
  const id = await makeUser(live.db, { name });
  const browser = makeBrowser(server);
  await logIn(browser, server, live.database, addressOf(name));
  browsers.set(name, browser);
  return id;
}

/** Takes a morning: `night` changes what a night changes. */
const takeMorning = (absoluteDay: number, night: () => Promise<unknown> = async () => undefined) =>
  live.db.transaction(async (tx) => {
    const rows = pgRows(tx);
    await noteEvening(rows, absoluteDay);
    await night();
    return writeMornings(tx, { rows, absoluteDay });
  });
const latest = async (name: string) => browsers.get(name)?.get(PATH);

beforeAll(async () => {
  live = await LiveGame.make();
  server = await startTestServer(live.database);
  const [mia, rival, coach] = [await arrive('Mia'), await arrive('Ole'), await arrive('Cora')];
  successor = await arrive('Newcomer');
  await makeClub(live.db, { id: 3, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season: 3 });
  await makeClub(live.db, { id: 4, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season: 3 });
  await giveClub(live.db, 1, mia);
  await giveClub(live.db, 2, rival);
  await live.db.transaction((tx) =>
    seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: coach }),
  );
  await live.db.update(clubs).set({ rivalClubId: 3 }).where(eq(clubs.id, 1));
  await live.start();
  await live.runAll();
  rivals = await makeResult(live.db, { homeTeamId: 31, awayTeamId: 41, score: [4, 2] });
  await live.db.update(world).set({ day: 11 });
  const squad = await live.db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.teamId, HOME))
    .orderBy(players.id);
  [hurt = 0, healed = 0, risen = 0] = squad.map(({ id }) => id);
  await live.db.delete(injuries);
  // The doctors have brought both a day closer to playing.
  await live.db.insert(injuries).values([
    { playerId: hurt, hurtOn: DAY - 1, backOn: DAY + 5, part: 'knee', severity: 'moderate', cause: 'game' },
    { playerId: healed, hurtOn: DAY - 9, backOn: DAY + 1, part: 'hand', severity: 'minor', cause: 'game' },
  ]);
  await live.db.update(players).set({ injuredUntil: null });
  const outUntil = (id: number, injuredUntil: number | null) =>
    live.db.update(players).set({ injuredUntil }).where(eq(players.id, id));
  await outUntil(hurt, DAY + 4);
  await outUntil(healed, DAY);
  const act = {
    ...{ userId: mia, channel: 'news' as const, kind: 'assistant-filled' as const, clubId: 1, actedOn: DAY },
    params: { player: 'New Man', playerId: risen, teamId: HOME, level: 'PRO' as const },
  };
  await live.db.insert(notifications).values([act, { ...act, undoneAt: new Date() }, { ...act, userId: rival }]);
  await takeMorning(DAY, async () => {
    await outUntil(healed, null);
    await live.db
      .update(players)
      .set({ skills: Array<number>(11).fill(61), progress: Array<number>(11).fill(2) })
      .where(eq(players.id, risen));
  });
});
afterAll(async () => {
  await server.close();
  await live.drop();
});

describe('a morning report', () => {
  it('tells its manager about last night’s game, with its turning point, reason and gate', async () => {
    const { status, body } = (await latest('Mia')) ?? {};
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    const [{ lastNight, day, season, isRead }] = body.data;
    expect({ day, season, isRead }).toEqual({ day: 11, season: 3, isRead: false });
    const row = await live.row();
    expect(lastNight.game).toMatchObject({ id: live.id, homeScore: row?.homeScore, awayScore: row?.awayScore });
    const goals = (await live.events()).filter((event) => event.type === 'goal');
    const { turn, why, gate } = lastNight;
    expect(goals).toContainEqual(
      expect.objectContaining({ scorer: turn.player.id, period: turn.period, second: turn.second }),
    );
    expect(turn.after).toBeGreaterThan(turn.before);
    expect(typeof why.reason).toBe('string');
    expect(gate).toBeGreaterThan(0);
  });

  it('tells what the night has changed', async () => {
    const { body } = (await latest('Mia')) ?? {};
    const [{ overnight, lastNight }] = body.data;
    const [row] = await live.db.select().from(standings).where(eq(standings.teamId, HOME));
    // Eleven skills from 60.00 to 61.02.
    expect(overnight).toMatchObject({ trained: 11 * 102, aged: 0 });
    expect(overnight.gainers).toMatchObject([{ player: { id: risen }, gain: 11 * 102 }]);
    expect(overnight.hurt).toMatchObject([{ player: { id: hurt }, part: 'knee', days: 4 }]);
    expect(overnight.returned).toMatchObject([{ id: healed }]);
    expect(overnight.acts).toBe(1);
    expect(overnight.rivals).toMatchObject([{ id: rivals, homeScore: 4, awayScore: 2 }]);
    expect(lastNight).toMatchObject({ placeBefore: null, placeAfter: row?.place });
  });

  it('is for the manager alone: no coach, rival or newcomer sees it, or may mark it as read', async () => {
    for (const name of ['Cora', 'Ole', 'Newcomer']) {
      expect((await latest(name))?.status).toBe(403);
      const read = await browsers.get(name)?.post(`${PATH}/read`, { season: 3, day: 11 });
      expect(read?.status).toBe(403);
    }
    const own = await browsers.get('Ole')?.get(`/api/teams/${AWAY}/morning`);
    expect(own?.body.data[0].lastNight.game.id).toBe(live.id);
    // It was played away.
    expect(own?.body.data[0].lastNight.gate).toBeNull();
  });

  it('is written for clubs with a manager only, once a day', async () => {
    const clubIds = async () => (await live.db.select({ id: mornings.clubId }).from(mornings)).map(({ id }) => id);
    expect((await clubIds()).toSorted()).toEqual([1, 2]);
    const [before] = await live.db.select().from(mornings).where(eq(mornings.clubId, 1));
    expect(before?.evening).toBeNull();
    await takeMorning(DAY);
    expect((await clubIds()).toSorted()).toEqual([1, 2]);
  });

  it('stays until it has been read, beside the latest one, which knows yesterday’s place', async () => {
    await takeMorning(NEXT);
    const days = async () =>
      (await latest('Mia'))?.body.data.map(({ day, isRead }: { day: number; isRead: boolean }) => [day, isRead]);
    expect(await days()).toEqual([
      [12, false],
      [11, false],
    ]);
    const read = (day: number) => browsers.get('Mia')?.post(`${PATH}/read`, { season: 3, day });
    expect((await read(11))?.body).toEqual({ data: { read: 1 } });
    expect(await days()).toEqual([[12, false]]);
    expect((await read(12))?.body).toEqual({ data: { read: 1 } });
    expect(await days()).toEqual([[12, true]]);
    const { body } = (await latest('Mia')) ?? {};
    // Nothing was played, and nobody was newly hurt.
    expect(body.data[0]).toMatchObject({ lastNight: null });
    expect(body.data[0].overnight).toMatchObject({ hurt: [], returned: [], acts: 0, rivals: [], trained: 0 });
  });

  it('compares places with the day before', async () => {
    await makeResult(live.db, { homeTeamId: HOME, awayTeamId: 31, day: 12, score: [0, 9] });
    await takeMorning(NEXT + 1);
    const { lastNight } = (await latest('Mia'))?.body.data[0] ?? {};
    const [row] = await live.db.select().from(standings).where(eq(standings.teamId, HOME));
    const [before] = await live.db.select().from(mornings).where(eq(mornings.absoluteDay, NEXT));
    expect(lastNight).toMatchObject({ placeBefore: before?.facts?.place, placeAfter: row?.place });
    // The play-by-play of this game was not kept.
    expect(lastNight).toMatchObject({ turn: null, why: null, gate: null });
  });

  it('tells the course against the board’s goal, by the points on its place in past seasons', async () => {
    const course = async () => (await latest('Mia'))?.body.data[0].course;
    expect(await course()).toBeNull();
    await live.db.insert(boardGoals).values({ clubId: 1, season: 3, goal: 'playoffs' });
    const competitionId = await makeCompetition(live.db, { season: 2 });
    await live.db.insert(standings).values({ competitionId, teamId: 31, rank: 8, points: 57, played: 38 });
    await takeMorning(NEXT + 1);
    const [row] = await live.db.select().from(standings).where(eq(standings.teamId, HOME));
    const ahead = (row?.points ?? 0) - 1.5 * (row?.played ?? 0);
    expect(await course()).toMatchObject({ goal: 'playoffs', ahead, isOnCourse: ahead >= -0.8 });
    // No club has a goal that it does not know, and the rival has none.
    const others = await browsers.get('Ole')?.get(`/api/teams/${AWAY}/morning`);
    expect(others?.body.data[0].course).toBeNull();
  });

  it('is for the manager whom it was written for, not for a successor', async () => {
    const newcomer = browsers.get('Newcomer');
    const days = async () => {
      const { body } = (await newcomer?.get(PATH)) ?? {};
      return body.data.map(({ day }: { day: number }) => day);
    };
    await live.db.update(mornings).set({ readAt: null });
    await giveClub(live.db, 1, successor, { fromDay: NEXT + 1 });
    expect(await days()).toEqual([]);
    await takeMorning(NEXT + 2);
    expect(await days()).toEqual([14]);
  });

  it('is announced to managers who have asked, once a real day, and not at a manager’s own pace', async () => {
    const sent = () => live.db.$count(notifications, eq(notifications.kind, 'morning'));
    const take = (pace: 'own' | 'clock') =>
      live.db
        .update(world)
        .set({ pace })
        .then(() => takeMorning(NEXT + 2));
    await take('clock');
    expect(await sent()).toBe(0);
    await saveSettings(live.db, successor, { 'notifications.morning': true });
    await take('own');
    expect(await sent()).toBe(0);
    await take('clock');
    await take('clock');
    const { body } = (await browsers.get('Newcomer')?.get('/api/notifications/list')) ?? {};
    expect(body.data).toMatchObject([{ kind: 'morning', params: { season: 3, day: 14 } }]);
    expect(await sent()).toBe(1);
    await live.db.update(notifications).set({ createdAt: new Date(Date.now() - 21 * 3_600_000) });
    await take('clock');
    expect(await sent()).toBe(2);
    await saveSettings(live.db, successor, { 'notifications.morning': false });
  });

  it('is removed after a season', async () => {
    await takeMorning(DAY + 63);
    const kept = await live.db.select({ on: mornings.absoluteDay }).from(mornings).where(eq(mornings.clubId, 1));
    expect(kept.map(({ on }) => on).toSorted()).toEqual([NEXT, NEXT + 1, NEXT + 2, DAY + 63]);
  });
});
