import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goOnWithDrafts, makePick, pickByClock } from '#domains/draft/store/live.ts';
import { handOutPicks, movePicks } from '#domains/draft/store/picks.ts';
import { draftPicks, drafts } from '#domains/draft/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { openRealtime, publishChange, type Realtime } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { DraftStream } from '../../../tests/factories/draft-stream.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const SEASON = 3;
const PATIENT = { timeout: 120_000 };
const START = new Date('2026-01-01T12:00:00Z').getTime();
let database: TestDatabase;
let realtime: Realtime;
let server: TestServer;
let origin: string;
let ada: Browser;
let boss: Browser;
let draftId = 0;
const queue = testQueue();
const boys: number[] = [];

/** A league of two clubs, the first one with a manager, and an admin who runs none. */
beforeAll(async () => {
  database = await createTestDatabase(12);
  const { db } = database;
  const { leagueIds } = await makeWorld(db, { season: SEASON, day: 60, phase: 'draft' });
  await makeClub(db, { id: 1, leagueIds, season: SEASON, managerId: await makeUser(db, { name: 'Ada' }) });
  await makeClub(db, { id: 2, leagueIds, season: SEASON });
  await makeUser(db, { name: 'Boss', isAdmin: true });
  for (let index = 0; index < 20; index++)
    boys.push(await makePlayer(db, { teamId: null, birthSeason: SEASON - 18, draftClass: SEASON, skill: 40 + index }));
  await db.transaction((tx) => handOutPicks(pgRows(tx), SEASON));
  for (const { id, round, originalClubId } of await rowsOf(db, draftPicks, { season: SEASON }))
    await changeRows(db, draftPicks, { id }, { spot: (round - 1) * 2 + originalClubId });
  [{ id: draftId = 0 } = {}] = await db.insert(drafts).values({ leagueId: 1, season: SEASON }).returning();
  realtime = await openRealtime(database.pool, () => {});
  server = await startTestServer(database, { realtime });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  [ada, boss] = [
    await makeLoggedInBrowser(server, database, 'ada@example.org'),
    await makeLoggedInBrowser(server, database, 'boss@example.org'),
  ];
});
/** A server that has just started on a busy machine turns requests away for a moment. */
beforeAll(() => vi.waitFor(async () => expect((await ada.get('/api/draft/clock')).status).toBe(200), PATIENT));
afterAll(async () => {
  await server.close();
  await realtime.close();
  await database.drop();
});

const day = async (seconds: number) => ({
  ...(await readToday(database.db)),
  dayMinutes: 1440,
  now: new Date(START + seconds * 1000),
  enqueue: queue.enqueue,
});
const watch = (browser: Browser) =>
  new DraftStream(() => `${origin}/api/leagues/1/draft/live`, browser.cookies.get('rinkside_session') ?? '');
const draftOf = async () => (await rowsOf(database.db, drafts, { id: draftId }))[0];
const pickAt = async (spot: number) =>
  (await rowsOf(database.db, draftPicks, { spot })).find(({ season }) => season === SEASON);

describe('the clock of drafts', () => {
  it('is a minute unless an admin says otherwise, and nobody else may', async () => {
    expect((await ada.get('/api/draft/clock')).body.data).toEqual({ seconds: 60 });
    expect((await ada.put('/api/draft/clock', { seconds: 30 })).status).toBe(403);
    expect((await boss.put('/api/draft/clock', { seconds: 5 })).status).toBe(422);
    expect((await boss.put('/api/draft/clock', { seconds: 90 })).status).toBe(204);
    expect((await ada.get('/api/draft/clock')).body.data).toEqual({ seconds: 90 });
    await database.db.transaction(async (tx) => goOnWithDrafts(tx, await day(0)));
    // Two minutes pass before the first clock begins.
    expect((await draftOf())?.clockEndsAt).toBe(START + 210_000);
  });
});

describe('anyone who watches a live draft', () => {
  it('is told of picks, of picks that change hands, and of what is said to them, without asking again', async () => {
    const streams = [watch(ada), watch(boss)];
    await expect.poll(() => streams.map(({ messages }) => messages > 0), PATIENT).toEqual([true, true]);
    const [first, second] = boys.slice(-2);
    await database.db.transaction(async (tx) =>
      makePick(tx, { draftId, spot: 1, playerId: first ?? 0, clubId: 1 }, await day(10)),
    );
    for (const stream of streams) await expect.poll(() => stream.picks[0]?.player?.id, PATIENT).toBe(first);

    const next = await pickAt(2);
    await database.db.transaction(async (tx) => {
      expect(await movePicks(pgRows(tx), [{ pickId: next?.id ?? 0, fromClubId: 2, toClubId: 1 }])).toBe(true);
      await publishChange(tx, ['league:1']);
    });
    for (const stream of streams) await expect.poll(() => stream.picks[1]?.ownerClubId, PATIENT).toBe(1);

    const used = (await pickAt(1))?.id ?? 0;
    expect((await ada.put(`/api/draft/picks/${used}/reaction`, { kind: 'steal' })).status).toBe(204);
    expect((await boss.put(`/api/draft/picks/${used}/reaction`, { kind: 'reach' })).status).toBe(204);
    expect((await boss.put(`/api/draft/picks/${used}/reaction`, { kind: 'steal' })).status).toBe(204);
    for (const stream of streams)
      await expect.poll(() => stream.reactions.get(used), PATIENT).toEqual({ steal: 2, solid: 0, reach: 0 });
    expect((await boss.get('/api/leagues/1/draft/reactions')).body.data).toEqual({
      reactions: [{ pickId: used, counts: { steal: 2, solid: 0, reach: 0 } }],
      mine: [{ pickId: used, kind: 'steal' }],
    });
    expect((await boss.put(`/api/draft/picks/${used}/reaction`, { kind: null })).status).toBe(204);
    expect((await boss.put(`/api/draft/picks/${next?.id}/reaction`, { kind: 'solid' })).body.code).toBe(
      'draft.not-used-yet',
    );

    // Who comes later gets everything at first.
    const late = watch(ada);
    await expect.poll(() => late.picks[0]?.player?.id, PATIENT).toBe(first);
    expect(second).toBeDefined();
    for (const stream of [...streams, late]) stream.close();
  });

  it('hears when it is over', async () => {
    const stream = watch(ada);
    await expect.poll(() => stream.messages, PATIENT).toBeGreaterThan(0);
    for (let spot = 2; spot <= 14; spot++)
      await database.db.transaction(async (tx) => pickByClock(tx, { draftId, spot }, await day(10_000 * spot)));
    await expect.poll(() => stream.isOver, PATIENT).toBe(true);
    expect(stream.picks.every(({ player }) => player !== null)).toBe(true);
    stream.close();
  });
});
