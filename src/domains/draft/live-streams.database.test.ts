import { beforeAll, describe, expect, it, vi } from 'vitest';
import { goOnWithDrafts, makePick, pickByClock } from '#domains/draft/store/live.ts';
import { handOutPicks, movePicks } from '#domains/draft/store/picks.ts';
import { draftPicks, drafts } from '#domains/draft/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { DraftStream } from '../../../tests/factories/draft-stream.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const SEASON = 3;
const PATIENT = { timeout: 120_000 };
const START = new Date('2026-01-01T12:00:00Z').getTime();
/** A league of two clubs, the first one with a manager, and an admin without a club. */
const { db, server, browsers, inRows } = testWorld({
  ...{ season: SEASON, day: 60, phase: 'draft', connections: 12, isHeard: true },
  users: ['Ada', { name: 'Boss', isAdmin: true }],
  clubs: ['Ada', 2],
});
const [ada, boss] = browsers('Ada', 'Boss');
let origin: string;
let draftId = 0;
const queue = testQueue();
const boys: number[] = [];

beforeAll(async () => {
  for (let index = 0; index < 20; index++)
    boys.push(await makePlayer(db, { teamId: null, birthSeason: SEASON - 18, draftClass: SEASON, skill: 40 + index }));
  await inRows((rows) => handOutPicks(rows, SEASON));
  for (const { id, round, originalClubId } of await rowsOf(db, draftPicks, { season: SEASON }))
    await changeRows(db, draftPicks, { id }, { spot: (round - 1) * 2 + originalClubId });
  draftId = (await addRow(db, drafts, { leagueId: 1, season: SEASON })).id;
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
/** A server just started on a busy machine turns requests away for a moment. */
beforeAll(() => vi.waitFor(async () => expect((await ada.get('/api/draft/clock')).status).toBe(200), PATIENT));

const day = async (seconds: number) => ({
  ...(await readToday(db)),
  dayMinutes: 1440,
  now: new Date(START + seconds * 1000),
  enqueue: queue.enqueue,
});
const watch = (browser: Browser) =>
  new DraftStream(() => `${origin}/api/leagues/1/draft/live`, browser.cookies.get('rinkside_session') ?? '');
const draftOf = async () => (await rowsOf(db, drafts, { id: draftId }))[0];
const pickAt = async (spot: number) => (await rowsOf(db, draftPicks, { spot })).find(({ season }) => season === SEASON);

describe('the draft clock', () => {
  it('is a minute unless an admin changes it', async () => {
    expect((await ada.get('/api/draft/clock')).body.data).toEqual({ seconds: 60 });
    expect((await ada.put('/api/draft/clock', { seconds: 30 })).status).toBe(403);
    expect((await boss.put('/api/draft/clock', { seconds: 5 })).status).toBe(422);
    expect((await boss.put('/api/draft/clock', { seconds: 90 })).status).toBe(204);
    expect((await ada.get('/api/draft/clock')).body.data).toEqual({ seconds: 90 });
    await db.transaction(async (tx) => goOnWithDrafts(tx, await day(0)));
    // Two minutes pass before the first clock begins.
    expect((await draftOf())?.clockEndsAt).toBe(START + 210_000);
  });
});

describe('a viewer of a live draft', () => {
  it('is sent picks, traded picks and comments without asking again', async () => {
    const streams = [watch(ada), watch(boss)];
    await expect.poll(() => streams.map(({ messages }) => messages > 0), PATIENT).toEqual([true, true]);
    const [first, second] = boys.slice(-2);
    await db.transaction(async (tx) =>
      makePick(tx, { draftId, spot: 1, playerId: first ?? 0, clubId: 1 }, await day(10)),
    );
    for (const stream of streams) await expect.poll(() => stream.picks[0]?.player?.id, PATIENT).toBe(first);

    const next = await pickAt(2);
    await db.transaction(async (tx) => {
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

    // A viewer who joins later gets the full state first.
    const late = watch(ada);
    await expect.poll(() => late.picks[0]?.player?.id, PATIENT).toBe(first);
    expect(second).toBeDefined();
    for (const stream of [...streams, late]) stream.close();
  });

  it('is told when it is over', async () => {
    const stream = watch(ada);
    await expect.poll(() => stream.messages, PATIENT).toBeGreaterThan(0);
    for (let spot = 2; spot <= 14; spot++)
      await db.transaction(async (tx) => pickByClock(tx, { draftId, spot }, await day(10_000 * spot)));
    await expect.poll(() => stream.isOver, PATIENT).toBe(true);
    expect(stream.picks.every(({ player }) => player !== null)).toBe(true);
    stream.close();
  });
});
