/** Scrimmage invitations between managers, immediate or for a set time. */
import { desc, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noGameForgotten } from '#domains/game/checks/schedule.ts';
import { dropPuck, queueFaceoffs } from '#domains/game/store/real-time.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { world } from '#platform/clock/tables.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { playOut } from '../../../tests/factories/live-game.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { ASSISTANTS, MIAS, NOW, OLES, scrimmageWorld } from '../../../tests/factories/scrimmages.ts';
import { makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { scrimmagesApart } from './checks.ts';
import { INVITATIONS_TO_ONE, MAX_AGREED } from './constants.ts';
import { scrimmages } from './tables.ts';

const { db, database, server, miaId, mia, ole, admin, play, list, status, begun } = scrimmageWorld();

describe('an invitation to scrimmage another manager', () => {
  const invite = () => play(mia, MIAS, OLES);
  const theOne = async () => {
    const row = await rowOf(db, scrimmages);
    return row;
  };
  const notices = async () => (await rowsOf(db, notifications)).map(({ kind }) => kind);

  it('is sent, shown to both, and notified; the puck drops when it is accepted', async () => {
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

  it('waits on the invited manager’s desk', async () => {
    // Invitations that have expired by the machine's clock are no longer open.
    server.clock.now = new Date();
    await play(await makeLoggedInBrowser(server, database, 'mia@example.org'), MIAS, OLES);
    const today = await makeLoggedInBrowser(server, database, 'ole@example.org');
    const { desk } = (await today.get(`/api/teams/${OLES}/overview`)).body.data;
    expect(desk).toContainEqual(
      expect.objectContaining({
        kind: 'scrimmage-invitation',
        params: { team: 'City 1 PRO Side', scrimmageId: expect.any(Number) },
        path: `/club/overview/${OLES}`,
      }),
    );
  });

  it('starts one game when it is accepted in two tabs', async () => {
    await invite();
    const { id } = await theOne();
    const answers = await Promise.all([1, 2, 3].map(() => ole.post(`/api/scrimmages/${id}/accept`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await db.$count(games)).toBe(1);
  });

  it('may be declined, which notifies its sender', async () => {
    await invite();
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/decline`)).status).toBe(204);
    expect((await list(ole, OLES)).invitations).toEqual([]);
    expect((await list(mia, MIAS)).invitations).toMatchObject([{ id, state: 'declined' }]);
    expect(await notices()).toEqual(['scrimmage-invitation', 'scrimmage-declined']);
    expect((await mia.post(`/api/scrimmages/${id}/withdraw`)).body.code).toBe('scrimmage.no-longer-open');
    const again = (await invite()).body;
    expect(again).toMatchObject({ code: 'invitation.declined-lately', message: expect.stringContaining(': 1.') });
    // The manager who declined may invite at once, …
    expect((await play(ole, OLES, MIAS)).status).toBe(200);
    await ole.post(`/api/scrimmages/${(await theOne()).id + 1}/withdraw`);
    // … and the other one a day later.
    server.clock.now = new Date(NOW.getTime() + DAY_MS);
    expect((await invite()).status).toBe(200);
  });

  it('may be withdrawn by its sender only', async () => {
    await invite();
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/withdraw`)).status).toBe(403);
    expect((await mia.post(`/api/scrimmages/${id}/accept`)).status).toBe(403);
    expect((await mia.post(`/api/scrimmages/${id}/withdraw`)).status).toBe(204);
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    expect((await ole.post('/api/scrimmages/999999/accept')).status).toBe(404);
  });

  it('is open once between two teams, in either direction, and expires after a day', async () => {
    await invite();
    expect((await invite()).body.code).toBe('scrimmage.invited-already');
    expect((await play(ole, OLES, MIAS)).body.code).toBe('scrimmage.invited-already');
    server.clock.now = new Date(NOW.getTime() + DAY_MS);
    const { id } = await theOne();
    expect((await ole.post(`/api/scrimmages/${id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    expect((await play(ole, OLES, MIAS)).status).toBe(200);
  });

  it('is limited per day to the same team, even if it is withdrawn each time', async () => {
    for (let sent = 0; sent < INVITATIONS_TO_ONE.maxADay; sent++) {
      expect((await invite()).status).toBe(200);
      const [last] = await db.select().from(scrimmages).orderBy(desc(scrimmages.id)).limit(1);
      await mia.post(`/api/scrimmages/${last?.id}/withdraw`);
    }
    const refused = await invite();
    expect(refused).toMatchObject({ status: 429, body: { code: 'invitation.too-many-to-one' } });
    expect(refused.body.message).toContain('24 h');
  });

  it('is hidden from a manager who blocks its sender, who cannot tell', async () => {
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

describe('a scheduled scrimmage', () => {
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
  const notices = async () =>
    (await rowsOf(db, notifications)).map(({ userId, kind }) => `${userId === miaId ? 'Mia' : 'Ole'}: ${kind}`).sort();
  const dropThePuck = (gameId: number, now: Date) =>
    db.transaction((tx) => dropPuck(tx, { gameId, now, enqueue: async () => {}, consumers: gameConsumers }));

  /** Creates Mia's invitation, accepted by Ole; returns the game. */
  async function agreed(at = minutesLater(120)): Promise<number> {
    await play(mia, MIAS, OLES, 'quick', at);
    const [row] = await db.select().from(scrimmages).orderBy(desc(scrimmages.id)).limit(1);
    const answer = await ole.post(`/api/scrimmages/${row?.id}/accept`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.gameId;
  }

  it('is shown to both until it starts, queued a few minutes ahead, and started on time, once', async () => {
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

  it('is no faceoff of the calendar, and stops neither the clock nor the check while its days pass', async () => {
    await agreed(minutesLater(3 * 24 * 60));
    const before = await rowOf(db, world);
    await db.update(world).set({ day: before.day + 1 });
    const nextFaceoffs = async () => {
      const answers = await Promise.all(['', '/clock'].map((path) => mia.get(`/api/world${path}`)));
      return answers.map(({ status: code, body }) => [code, (body.data?.clock ?? body.data)?.nextFaceoffAt]);
    };
    expect(await nextFaceoffs()).toEqual([
      [200, null],
      [200, null],
    ]);
    const forgotten = async () => (await noGameForgotten.run({ db, world: await rowOf(db, world) })).faults;
    expect(await forgotten()).toEqual([]);
    await makeGame(db, { homeTeamId: MIAS, awayTeamId: OLES, day: before.day, slot: 1 });
    expect(await forgotten()).toHaveLength(1);
    await db.update(world).set({ day: before.day });
  });

  it('starts on the game day and season of that moment', async () => {
    const gameId = await agreed();
    const before = await rowsOf(db, world);
    await db.update(world).set({ day: 9 });
    await dropThePuck(gameId, minutesLater(120));
    await db.update(world).set({ day: before[0]?.day ?? 1 });
    expect(await db.select({ day: games.day }).from(games)).toEqual([{ day: 9 }]);
  });

  it('is called off by either manager alone, and the other one is notified', async () => {
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

  it('is refused too soon, too far ahead, and above a limit; an invitation stays open until its time at most', async () => {
    expect((await play(mia, MIAS, OLES, 'quick', minutesLater(4))).body.code).toBe('scrimmage.too-soon');
    expect((await play(mia, MIAS, OLES, 'quick', minutesLater(7 * 24 * 60 + 1))).body.code).toBe(
      'scrimmage.too-far-ahead',
    );
    expect(
      (await mia.post(`/api/teams/${MIAS}/scrimmages`, { opponentTeamId: OLES, pace: 'quick', faceoffAt: 'tonight' }))
        .status,
    ).toBe(422);
    await play(mia, MIAS, OLES, 'quick', minutesLater(30));
    const late = await rowOf(db, scrimmages);
    server.clock.now = minutesLater(30);
    expect((await ole.post(`/api/scrimmages/${late.id}/accept`)).body.code).toBe('scrimmage.no-longer-open');
    server.clock.now = NOW;
    await db.execute(sql`delete from invitations`);
    for (let hour = 1; hour <= MAX_AGREED; hour++) await agreed(minutesLater(60 * hour));
    expect((await play(mia, MIAS, ASSISTANTS, 'quick', minutesLater(600))).body).toMatchObject({
      code: 'scrimmage.too-many-agreed',
      facts: { max: MAX_AGREED },
    });
  });

  it('may be against an AI team, which accepts at once', async () => {
    const { gameId } = (await play(mia, MIAS, ASSISTANTS, 'quick', minutesLater(60))).body.data;
    expect(await status(gameId)).toBe('scheduled');
    await dropThePuck(gameId, minutesLater(61));
    expect(await status(gameId)).toBe('live');
  });
});
