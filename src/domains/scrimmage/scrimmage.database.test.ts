import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { dropPuck, queueFaceoffs } from '#domains/game/store/real-time.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { world } from '#platform/clock/tables.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { playOut } from '../../../tests/factories/live-game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { loadInputs } from '../game/store/inputs.ts';
import { scrimmagesApart } from './checks.ts';
import { DAYS_KEPT, INVITATIONS_TO_ONE, MAX_AGREED } from './constants.ts';
import { forgetOldScrimmages } from './store/scrimmages.ts';
import { scrimmages } from './tables.ts';

/** Teams of the clubs 1 (Mia), 2 (Ole), 3 and 4 (assistants). */
const [MIAS, OLES, ASSISTANTS, OTHERS] = [11, 21, 31, 41];
const NOW = new Date('2026-01-01T13:00:00Z');
const { db, database, world: made, server } = testWorld({ users: [{ name: 'Admin', isAdmin: true }] });
let miaId = 0;
let mia: Browser;
let ole: Browser;
let admin: Browser;
beforeAll(async () => {
  const { leagueIds, season } = made;
  // The world stands still.
  await db.update(world).set({ pausedAt: NOW });
  miaId = await makeUser(db, { name: 'Mia' });
  const owners = [miaId, await makeUser(db, { name: 'Ole' }), null, null];
  for (const [index, managerId] of owners.entries())
    await makeClub(db, { id: index + 1, leagueIds, season, managerId });
  await db.update(clubs).set({ rivalClubId: 4 }).where(eq(clubs.id, 1));
  for (const teamId of [MIAS, OLES, ASSISTANTS, OTHERS]) await makeRoster(db, teamId);
  [mia, ole, admin] = (await Promise.all(
    ['mia', 'ole', 'admin'].map((name) => makeLoggedInBrowser(server, database, `${name}@example.org`)),
  )) as [Browser, Browser, Browser];
});
beforeEach(async () => {
  server.clock.now = NOW;
  await db.execute(sql`delete from invitations`);
  await db.execute(sql`delete from scrimmages`);
  await db.execute(sql`delete from notifications`);
  await db.execute(sql`truncate game_inputs, game_periods, game_reports, comments, reactions cascade`);
  await db.execute(sql`delete from games`);
});

const play = (browser: Browser, teamId: number, opponentTeamId: number, pace = 'quick', faceoffAt?: Date) =>
  browser.post(`/api/teams/${teamId}/scrimmages`, { opponentTeamId, pace, faceoffAt });
const list = async (browser: Browser, teamId: number) =>
  (await browser.get(`/api/teams/${teamId}/scrimmages`)).body.data;
const status = async (gameId: number) =>
  (await db.select({ status: games.status }).from(games).where(eq(games.id, gameId)))[0]?.status;

async function begun(browser: Browser = mia, teamId = MIAS): Promise<number> {
  const answer = await play(browser, teamId, ASSISTANTS);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.gameId;
}

describe('a scrimmage against an assistant’s team', () => {
  it('begins at once, though the world stands still, takes two minutes, and is then among the last ones', async () => {
    const gameId = await begun();
    expect((await list(mia, MIAS)).running).toMatchObject({
      id: gameId,
      status: 'live',
      type: 'scrimmage',
      slot: null,
    });
    const over = await playOut(db, gameId, NOW);
    expect(over.getTime() - NOW.getTime()).toBeLessThan(150_000);
    server.clock.now = over;
    expect(await list(mia, MIAS)).toMatchObject({ running: null, last: [{ id: gameId, status: 'final' }] });
    expect((await scrimmagesApart.run({ db } as never)).faults).toEqual([]);
  });

  it.each([
    [15, 69],
    [1440, 555],
  ])(
    'is played as fast as the games of a world with days of %i minutes when that is wished',
    async (dayMinutes, ms) => {
      await db.update(world).set({ dayMinutes });
      const { gameId } = (await play(mia, MIAS, ASSISTANTS, 'live')).body.data;
      const [period] = await db.select().from(gamePeriods).where(eq(gamePeriods.gameId, gameId));
      expect(period?.msPerSecond).toBe(ms);
    },
  );

  it('begins once, however many clicks and tabs ask for it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => play(mia, MIAS, ASSISTANTS)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toMatchObject({
      code: 'scrimmage.on-the-ice',
      message: 'Your team is already on the ice in a scrimmage. Wait for the final horn.',
    });
    expect(await db.$count(games)).toBe(1);
  });

  it('goes on after a restart of the server, and is recorded once', async () => {
    const gameId = await begun();
    await playOut(db, gameId, NOW);
    await playOut(db, gameId, NOW);
    expect(await status(gameId)).toBe('final');
    expect(await db.$count(gamePeriods, eq(gamePeriods.gameId, gameId))).toBeLessThanOrEqual(5);
  });

  it('is not begun by a team without enough healthy players', async () => {
    await db
      .update(players)
      .set({ injuredUntil: 3 * 63 + 40 })
      .where(eq(players.teamId, ASSISTANTS));
    const answer = await play(mia, MIAS, ASSISTANTS);
    await db.update(players).set({ injuredUntil: null }).where(eq(players.teamId, ASSISTANTS));
    expect(answer.body).toMatchObject({ code: 'scrimmage.too-few-healthy', facts: { team: 'City 3 PRO Side' } });
    expect(await db.$count(games)).toBe(0);
  });

  it('is refused to who does not run the team, and with a team that does not exist', async () => {
    expect((await play(ole, MIAS, ASSISTANTS)).status).toBe(403);
    expect((await play(mia, MIAS, 999)).status).toBe(404);
    expect((await play(mia, MIAS, MIAS + 1)).body.code).toBe('scrimmage.own-club');
    expect((await play(mia, MIAS, ASSISTANTS + 1)).body.code).toBe('scrimmage.other-level');
    expect((await play(mia, MIAS, ASSISTANTS, 'slow')).status).toBe(422);
    expect((await ole.get(`/api/teams/${MIAS}/scrimmages`)).status).toBe(403);
    expect((await ole.get(`/api/teams/${MIAS}/scrimmages/opponents`)).status).toBe(403);
  });

  it('is behind closed doors: all its calls know nothing of it but for the managers of its teams', async () => {
    const gameId = await begun();
    const calls = ['', '/events', '/messages', '/reactions', '/report'].map((call) => `/api/games/${gameId}${call}`);
    const answers = (browser: Browser) => Promise.all(calls.map(async (path) => (await browser.get(path)).status));
    expect(await answers(ole)).toEqual([404, 404, 404, 404, 404]);
    expect(await answers(admin)).toEqual([404, 404, 404, 404, 404]);
    expect((await ole.get(`/api/games/${gameId}/live`)).status).toBe(404);
    expect((await ole.post(`/api/games/${gameId}/messages`, { text: 'Hello.' })).status).toBe(404);
    // There is no report before the last horn.
    expect(await answers(mia)).toEqual([200, 200, 200, 200, 404]);
    server.clock.now = await playOut(db, gameId, NOW);
    expect(await answers(mia)).toEqual([200, 200, 200, 200, 200]);
    // Nothing of what she has asked for was kept for others.
    expect(await answers(ole)).toEqual([404, 404, 404, 404, 404]);
  });

  it('stands in no schedule, on no scoreboard, and in nobody’s next or last games', async () => {
    const gameId = await begun();
    const paths = [
      `/api/teams/${MIAS}/schedule`,
      '/api/games',
      '/api/leagues/1/schedule',
      `/api/teams/${MIAS}/overview`,
    ];
    const shown = async () => (await Promise.all(paths.map((path) => mia.get(path)))).map(({ text }) => text).join();
    const id = new RegExp(`"id":${gameId},"season"`);
    expect(await shown()).not.toMatch(id);
    await playOut(db, gameId, NOW);
    expect(await shown()).not.toMatch(id);
  });

  it('is played with the lines that the manager has saved', async () => {
    const first = await begun();
    const [input] = (await loadInputs(db, [first])).values();
    await playOut(db, first, NOW);
    const lineup = input?.home.lineup;
    if (!lineup) throw new Error('there is no lineup');
    const [one, two, ...others] = lineup.forwards;
    const swapped = { ...lineup, forwards: [two, one, ...others] as typeof lineup.forwards };
    const tactics = { ...BALANCED_TACTICS, forecheck: 'aggressive' as const };
    const saved = { teamId: MIAS, lineup: swapped, tactics, orders: [], savedBy: 'manager' as const, updatedAt: NOW };
    await db.insert(lineups).values(saved);
    const [again] = (await loadInputs(db, [await begun()])).values();
    await db.delete(lineups);
    expect(again?.home).toMatchObject({ lineup: { forwards: swapped.forwards }, tactics });
  });
});

describe('the opponents to choose from', () => {
  it('are the teams of the same level of other clubs, the rival first, and found by name', async () => {
    const opponents = (search = '') => mia.get(`/api/teams/${MIAS}/scrimmages/opponents?search=${search}`);
    expect((await opponents()).body.data.map((one: { team: { id: number } }) => one.team.id)).toEqual([
      OTHERS,
      OLES,
      ASSISTANTS,
    ]);
    expect((await opponents('CITY%202')).body.data).toMatchObject([
      { team: { id: OLES }, manager: { name: 'Ole' }, overall: 60 },
    ]);
    expect((await opponents('100%25')).body.data).toEqual([]);
    expect((await list(mia, MIAS)).suggestion).toMatchObject({ team: { id: OTHERS }, isRival: true, manager: null });
  });
});

describe('an invitation to another manager', () => {
  const invite = () => play(mia, MIAS, OLES);
  const theOne = async () => {
    const [row] = await db.select().from(scrimmages);
    if (!row) throw new Error('there is no invitation');
    return row;
  };
  const notices = async () => (await db.select().from(notifications)).map(({ kind }) => kind);

  it('is sent, shown to both, and notified of; the puck drops when it is accepted', async () => {
    expect((await invite()).body).toEqual({ data: { gameId: null } });
    const { id } = await theOne();
    expect((await list(mia, MIAS)).invitations).toMatchObject([
      { id, isOwn: true, state: 'open', manager: { name: 'Ole' } },
    ]);
    expect((await list(ole, OLES)).invitations).toMatchObject([{ id, isOwn: false, opponent: { id: MIAS } }]);
    const { gameId } = (await ole.post(`/api/scrimmages/${id}/accept`)).body.data;
    expect(await status(gameId)).toBe('live');
    expect(await notices()).toEqual(['scrimmage-invitation', 'scrimmage-accepted']);
    for (const [browser, teamId] of [
      [mia, MIAS],
      [ole, OLES],
    ] as const) {
      expect(await list(browser, teamId)).toMatchObject({ running: { id: gameId }, invitations: [] });
      expect((await browser.get(`/api/games/${gameId}`)).body.data.managedTeamId).toBe(teamId);
    }
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
  });

  it('waits on the desk of the one who is invited', async () => {
    // What has expired by the machine's clock waits no more.
    server.clock.now = new Date();
    await play(await makeLoggedInBrowser(server, database, 'mia@example.org'), MIAS, OLES);
    const today = await makeLoggedInBrowser(server, database, 'ole@example.org');
    const { desk } = (await today.get(`/api/teams/${OLES}/overview`)).body.data;
    expect(desk).toContainEqual({
      kind: 'scrimmage-invitation',
      params: { team: 'City 1 PRO Side' },
      path: `/club/overview/${OLES}`,
    });
  });

  it('begins one game when it is accepted in two tabs', async () => {
    await invite();
    const { id } = await theOne();
    const answers = await Promise.all([1, 2, 3].map(() => ole.post(`/api/scrimmages/${id}/accept`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await db.$count(games)).toBe(1);
  });

  it('may be declined, of which its sender is notified', async () => {
    await invite();
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/decline`)).status).toBe(204);
    expect((await list(ole, OLES)).invitations).toEqual([]);
    expect((await list(mia, MIAS)).invitations).toMatchObject([{ id, state: 'declined' }]);
    expect(await notices()).toEqual(['scrimmage-invitation', 'scrimmage-declined']);
    expect((await mia.post(`/api/scrimmages/${id}/withdraw`)).body.code).toBe('scrimmage.no-longer-open');
    const again = (await invite()).body;
    expect(again).toMatchObject({ code: 'invitation.declined-lately', message: expect.stringContaining(': 1.') });
    // Who has declined may ask at once, …
    expect((await play(ole, OLES, MIAS)).status).toBe(200);
    await ole.post(`/api/scrimmages/${(await theOne()).id + 1}/withdraw`);
    // … and the other the day after.
    server.clock.now = new Date(NOW.getTime() + DAY_MS);
    expect((await invite()).status).toBe(200);
  });

  it('may be withdrawn, by its sender only', async () => {
    await invite();
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/withdraw`)).status).toBe(403);
    expect((await mia.post(`/api/scrimmages/${id}/accept`)).status).toBe(403);
    expect((await mia.post(`/api/scrimmages/${id}/withdraw`)).status).toBe(204);
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    expect((await ole.post('/api/scrimmages/999999/accept')).status).toBe(404);
  });

  it('is open once between two teams, in whichever direction, and expires after a day', async () => {
    await invite();
    expect((await invite()).body.code).toBe('scrimmage.invited-already');
    expect((await play(ole, OLES, MIAS)).body.code).toBe('scrimmage.invited-already');
    server.clock.now = new Date(NOW.getTime() + DAY_MS);
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    expect((await play(ole, OLES, MIAS)).status).toBe(200);
  });

  it('is sent so often a day to the same team, also where it is withdrawn each time', async () => {
    for (let sent = 0; sent < INVITATIONS_TO_ONE.maxADay; sent++) {
      expect((await invite()).status).toBe(200);
      const [last] = await db.select().from(scrimmages).orderBy(desc(scrimmages.id)).limit(1);
      await mia.post(`/api/scrimmages/${last?.id}/withdraw`);
    }
    const refused = await invite();
    expect(refused).toMatchObject({ status: 429, body: { code: 'invitation.too-many-to-one' } });
    expect(refused.body.message).toContain('24 h');
  });

  it('is hidden from a manager who has blocked its sender, who is told what everybody is', async () => {
    await ole.post(`/api/users/${miaId}/block`);
    expect((await invite()).body).toEqual({ data: { gameId: null } });
    const { id } = await theOne();
    expect((await list(mia, MIAS)).invitations).toMatchObject([{ id, isOwn: true, state: 'open' }]);
    expect((await list(ole, OLES)).invitations).toEqual([]);
    expect(await notices()).toEqual([]);
    await ole.delete(`/api/users/${miaId}/block`);
    expect((await list(ole, OLES)).invitations).toMatchObject([{ id, isOwn: false }]);
  });

  it('does not begin while either team is on the ice', async () => {
    await invite();
    const { id } = await theOne();
    await begun();
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.they-are-on-the-ice');
    await begun(ole, OLES);
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.on-the-ice');
  });
});

describe('a scrimmage at a time', () => {
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
  const notices = async () =>
    (await db.select().from(notifications))
      .map(({ userId, kind }) => `${userId === miaId ? 'Mia' : 'Ole'}: ${kind}`)
      .sort();
  const dropThePuck = (gameId: number, now: Date) =>
    db.transaction((tx) => dropPuck(tx, { gameId, now, enqueue: async () => {}, consumers: gameConsumers }));

  /** Mia's invitation, which Ole has accepted; the game. */
  async function agreed(at = minutesLater(120)): Promise<number> {
    await play(mia, MIAS, OLES, 'quick', at);
    const [row] = await db.select().from(scrimmages).orderBy(desc(scrimmages.id)).limit(1);
    const answer = await ole.post(`/api/scrimmages/${row?.id}/accept`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.gameId;
  }

  it('is shown to both until it begins, queued some minutes ahead, and begins in time, once', async () => {
    const gameId = await agreed();
    for (const [browser, teamId] of [[mia, MIAS] as const, [ole, OLES] as const])
      expect(await list(browser, teamId)).toMatchObject({
        running: null,
        invitations: [],
        agreed: [{ id: gameId, status: 'scheduled', faceoffAt: minutesLater(120).toISOString() }],
      });
    const queued = async (now: Date) => {
      const jobs: unknown[] = [];
      await db.transaction((tx) =>
        queueFaceoffs(tx, {
          now,
          enqueue: async (_tx, name, payload, options) => void jobs.push(name, payload, options),
        }),
      );
      return jobs;
    };
    expect(await queued(minutesLater(100))).toEqual([]);
    const key = `game-faceoff/${gameId}`;
    expect(await queued(minutesLater(116))).toEqual(['game-faceoff', { gameId }, { key, runAt: minutesLater(120) }]);
    await dropThePuck(gameId, minutesLater(119));
    expect(await status(gameId)).toBe('scheduled');
    await Promise.all([1, 2, 3].map(() => dropThePuck(gameId, minutesLater(120))));
    expect(await db.$count(gamePeriods)).toBe(1);
    expect(await notices()).toEqual([
      'Mia: scrimmage-agreed',
      'Mia: scrimmage-faceoff',
      'Ole: scrimmage-faceoff',
      'Ole: scrimmage-invitation',
    ]);
    expect((await list(mia, MIAS)).running).toMatchObject({ id: gameId, status: 'live' });
    expect((await ole.post(`/api/games/${gameId}/call-off`)).body.code).toBe('scrimmage.not-agreed');
    server.clock.now = await playOut(db, gameId, minutesLater(120));
    expect(await status(gameId)).toBe('final');
    expect((await scrimmagesApart.run({ db } as never)).faults).toEqual([]);
  });

  it('begins on the day and in the season that it is then', async () => {
    const gameId = await agreed();
    const before = await db.select().from(world);
    await db.update(world).set({ day: 9 });
    await dropThePuck(gameId, minutesLater(120));
    await db.update(world).set({ day: before[0]?.day ?? 1 });
    expect(await db.select({ day: games.day }).from(games)).toEqual([{ day: 9 }]);
  });

  it('is called off by either manager, of which the other is notified, and by nobody else', async () => {
    const gameId = await agreed();
    expect((await admin.post(`/api/games/${gameId}/call-off`)).status).toBe(404);
    expect((await ole.post(`/api/games/${gameId}/call-off`)).status).toBe(204);
    expect(await notices()).toContain('Mia: scrimmage-called-off');
    expect(await db.$count(games)).toBe(0);
    await dropThePuck(gameId, minutesLater(120));
    expect(await db.$count(gamePeriods)).toBe(0);
  });

  it('is not played when a team is on the ice already or cannot dress, and both are notified', async () => {
    const [first, second] = [await agreed(), await agreed(minutesLater(121))];
    await dropThePuck(first, minutesLater(120));
    await dropThePuck(second, minutesLater(121));
    expect(await status(first)).toBe('live');
    expect(await status(second)).toBeUndefined();
    expect((await notices()).filter((notice) => notice.endsWith('scrimmage-not-played'))).toEqual([
      'Mia: scrimmage-not-played',
      'Ole: scrimmage-not-played',
    ]);
  });

  it('is refused too soon, too far ahead, and beyond a handful; an invitation is open until its time at most', async () => {
    expect((await play(mia, MIAS, OLES, 'quick', minutesLater(4))).body.code).toBe('scrimmage.too-soon');
    expect((await play(mia, MIAS, OLES, 'quick', minutesLater(7 * 24 * 60 + 1))).body.code).toBe(
      'scrimmage.too-far-ahead',
    );
    expect(
      (await mia.post(`/api/teams/${MIAS}/scrimmages`, { opponentTeamId: OLES, pace: 'quick', faceoffAt: 'tonight' }))
        .status,
    ).toBe(422);
    await play(mia, MIAS, OLES, 'quick', minutesLater(30));
    const [late] = await db.select().from(scrimmages);
    server.clock.now = minutesLater(30);
    expect((await ole.post(`/api/scrimmages/${late?.id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    server.clock.now = NOW;
    await db.execute(sql`delete from invitations`);
    for (let hour = 1; hour <= MAX_AGREED; hour++) await agreed(minutesLater(60 * hour));
    expect((await play(mia, MIAS, ASSISTANTS, 'quick', minutesLater(600))).body).toMatchObject({
      code: 'scrimmage.too-many-agreed',
      facts: { max: MAX_AGREED },
    });
  });

  it('may be against an assistant’s team, which agrees at once', async () => {
    const { gameId } = (await play(mia, MIAS, ASSISTANTS, 'quick', minutesLater(60))).body.data;
    expect(await status(gameId)).toBe('scheduled');
    await dropThePuck(gameId, minutesLater(61));
    expect(await status(gameId)).toBe('live');
  });
});

describe('old scrimmages', () => {
  it('are removed after some days with their games and what was said about them; what is on or new stays', async () => {
    const gameId = await begun();
    expect((await mia.post(`/api/games/${gameId}/messages`, { text: 'Good skate.' })).status).toBe(201);
    await play(mia, MIAS, OLES);
    const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    const forget = (now: Date) => db.transaction((tx) => forgetOldScrimmages(tx, now));
    expect(await forget(daysLater(DAYS_KEPT - 1))).toBe(0);
    expect(await forget(daysLater(DAYS_KEPT + 1))).toBe(1);
    expect(await status(gameId)).toBe('live');
    await playOut(db, gameId, NOW);
    expect(await forget(daysLater(DAYS_KEPT + 1))).toBe(1);
    expect(await Promise.all([scrimmages, games, gamePeriods, comments].map((table) => db.$count(table)))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
