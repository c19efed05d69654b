import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrivals, contracts } from '#domains/contracts/tables.ts';
import { saveWishes } from '#domains/draft/store/boards.ts';
import { finishDrafts } from '#domains/draft/store/hold.ts';
import {
  type DraftDay,
  goOnWithDrafts,
  makePick,
  pickByClock,
  queueClocks,
  setRunning,
} from '#domains/draft/store/live.ts';
import { handOutPicks, movePicks } from '#domains/draft/store/picks.ts';
import { settleAmateurs, signProspect } from '#domains/draft/store/rights.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';

const SEASON = 3;
const DAY = 60;
const { db, world } = testWorld({ season: SEASON, day: DAY, phase: 'draft', clubs: ['Ada', 2], connections: 16 });
const queue = testQueue();
let amateurs: number[] = [];
let today: DraftDay;
let clock = new Date('2026-01-01T12:00:00Z').getTime();

/** A top league of two clubs, the first one with a manager, and a lower league of one club; twelve amateurs. */
beforeAll(async () => {
  const { leagueIds, secret } = world;
  const lower = await makeLeagues(db, { firstId: 4, tier: 2 });
  await makeClub(db, { id: 3, leagueIds: lower });
  amateurs = [];
  for (let index = 0; index < 22; index++) {
    amateurs.push(
      await makePlayer(db, {
        lastname: `Boy ${index}`,
        birthSeason: SEASON - 17,
        draftClass: SEASON,
        skill: 40 + index,
      }),
    );
  }
  today = { season: SEASON, day: DAY, secret, dayMinutes: 1440, now: new Date(clock), enqueue: queue.enqueue };
  await work(async (tx) => {
    const rows = pgRows(tx);
    await handOutPicks(rows, SEASON);
    for (const [leagueId, order] of [
      [leagueIds.PRO, [1, 2]],
      [lower.PRO, [3]],
    ] as const) {
      await rows.insert(drafts, [{ leagueId, season: SEASON }]);
      const picks = await rows.read(draftPicks, ['id', 'round', 'originalClubId'], { leagueId, season: SEASON });
      await rows.update(
        draftPicks,
        'id',
        picks.map(({ id, round, originalClubId }) => {
          return { id, spot: (round - 1) * order.length + order.indexOf(originalClubId as never) + 1 };
        }),
      );
    }
  });
});

const work = <T>(done: (tx: Transaction) => Promise<T>) => db.transaction(done);
const draftOf = async (leagueId: number) => {
  const draft = await rowOf(db, drafts, { leagueId });
  return draft;
};
const chosenIn = (leagueId: number) =>
  db
    .select({ spot: draftPicks.spot, playerId: draftPicks.playerId, clubId: draftPicks.ownerClubId })
    .from(draftPicks)
    .where(and(eq(draftPicks.leagueId, leagueId), isNotNull(draftPicks.playerId)))
    .orderBy(asc(draftPicks.spot));
/** Moves the clock ahead by seconds. */
const later = (seconds: number): DraftDay => {
  clock += seconds * 1000;
  today = { ...today, now: new Date(clock) };
  return today;
};

describe('a live draft', () => {
  it('waits for the manager of the first pick, and the lower league waits for the draft above it', async () => {
    await work((tx) => goOnWithDrafts(tx, today));
    const draft = await draftOf(1);
    expect([draft.status, draft.spot]).toEqual(['live', 1]);
    expect(draft.clockEndsAt).toBe(clock + 180_000);
    expect((await draftOf(4)).status).toBe('waiting');
    expect(queue.jobs.map(({ payload }) => payload)).toEqual([{ draftId: draft.id, spot: 1 }]);
  });

  it('refuses another club’s pick, and an ineligible player', async () => {
    const { id: draftId } = await draftOf(1);
    const outsider = await makePlayer(db, { draftClass: SEASON - 1 });
    const pick = (change: object) =>
      work((tx) => makePick(tx, { draftId, spot: 1, playerId: amateurs[3] ?? 0, clubId: 1, ...change }, today));
    expect(await pick({ clubId: 2 })).toMatchObject({ ok: false, code: 'draft.not-your-turn' });
    expect(await pick({ spot: 2 })).toMatchObject({ ok: false, code: 'draft.not-your-turn' });
    expect(await pick({ playerId: outsider })).toMatchObject({ ok: false, code: 'draft.not-to-be-had' });
    expect(await chosenIn(1)).toEqual([]);
  });

  it('selects one player for a pick when the manager and the clock act at the same time', async () => {
    const { id: draftId } = await draftOf(1);
    const wanted = amateurs[3] ?? 0;
    const now = later(181);
    const [made] = await Promise.all([
      work((tx) => makePick(tx, { draftId, spot: 1, playerId: wanted, clubId: 1 }, now)),
      work((tx) => pickByClock(tx, { draftId, spot: 1 }, now)),
      work((tx) => pickByClock(tx, { draftId, spot: 1 }, now)),
      work((tx) => makePick(tx, { draftId, spot: 1, playerId: amateurs[4] ?? 0, clubId: 1 }, now)),
    ]);
    const chosen = await chosenIn(1);
    expect(chosen).toHaveLength(1);
    expect((await draftOf(1)).spot).toBe(2);
    if (made.ok) expect(chosen[0]?.playerId).toBe(wanted);
    expect(await db.$count(draftRights)).toBe(1);
  });

  it('lets a club without a manager pick after a few seconds, not before', async () => {
    const { id: draftId } = await draftOf(1);
    await work((tx) => pickByClock(tx, { draftId, spot: 2 }, later(1)));
    expect((await draftOf(1)).spot).toBe(2);
    await work((tx) => pickByClock(tx, { draftId, spot: 2 }, later(4)));
    expect((await draftOf(1)).spot).toBe(3);
    expect((await chosenIn(1))[1]?.clubId).toBe(2);
  });

  it('selects the first available player on an absent manager’s list, and says so', async () => {
    const { id: draftId } = await draftOf(1);
    const gone = new Set((await chosenIn(1)).map(({ playerId }) => playerId));
    const wish = amateurs.find((id) => !gone.has(id)) ?? 0;
    const ranking = [...[...gone].flatMap((id) => id ?? []), wish];
    expect(await work((tx) => saveWishes(tx, 1, { version: 0, ranking, risk: 10, positions: {} }))).toBe(true);
    expect(await work((tx) => saveWishes(tx, 1, { version: 0, ranking: [], risk: 10, positions: {} }))).toBe(false);
    await work((tx) => pickByClock(tx, { draftId, spot: 3 }, later(61)));
    expect((await chosenIn(1))[2]?.playerId).toBe(wish);
    const told = await rowsOf(db, notifications);
    expect(told.map(({ kind }) => kind)).toContain('drafted-for-you');
  });

  it('goes to the new owner of a pick that was traded on the clock', async () => {
    const { id: draftId } = await draftOf(1);
    const pick = await rowOf(db, draftPicks, { leagueId: 1, season: SEASON, spot: 4 });
    const sell = { pickId: pick.id, fromClubId: 2, toClubId: 1 };
    const now = later(5);
    const [sold] = await Promise.all([
      work((tx) => movePicks(pgRows(tx), [sell])),
      work((tx) => pickByClock(tx, { draftId, spot: 4 }, now)),
    ]);
    const used = (await chosenIn(1)).find(({ spot }) => spot === 4);
    expect(used?.clubId).toBe(sold ? 1 : 2);
    expect(used?.playerId).not.toBeNull();
  });

  it('resumes after a crash: lost jobs are queued again', async () => {
    queue.clear();
    await work((tx) => queueClocks(tx, queue.enqueue));
    expect(queue.jobs.map(({ payload }) => payload)).toMatchObject([{ spot: 5 }]);
  });

  it('makes no pick while its clock is stopped, and gives the next one its full time', async () => {
    const { id: draftId } = await draftOf(1);
    await work((tx) => setRunning(tx, false, later(0)));
    expect((await draftOf(1)).clockEndsAt).toBeNull();
    await work((tx) => pickByClock(tx, { draftId, spot: 5 }, later(3_600)));
    expect(await draftOf(1)).toMatchObject({ spot: 5, status: 'live' });
    queue.clear();
    await work((tx) => setRunning(tx, true, later(0)));
    await work((tx) => setRunning(tx, true, later(2)));
    expect((await draftOf(1)).clockEndsAt).toBe(clock - 2_000 + 60_000);
    expect(queue.jobs.map(({ payload }) => payload)).toEqual([{ draftId, spot: 5 }]);
  });

  it('ends with its day at the latest, with no player picked twice and no pick lost, before the lower league picks', async () => {
    await work((tx) => finishDrafts(pgRows(tx), { ...today, isAnnounced: true }));
    const chosen = [...(await chosenIn(1)), ...(await chosenIn(4))];
    expect(chosen).toHaveLength(21);
    expect(new Set(chosen.map(({ playerId }) => playerId)).size).toBe(21);
    expect((await draftOf(1)).status).toBe('done');
    expect((await draftOf(4)).status).toBe('done');
    expect(await work((tx) => finishDrafts(pgRows(tx), { ...today, isAnnounced: true }))).toBe(0);
    const [first] = await chosenIn(1);
    const player = await rowOf(db, players, { id: first?.playerId ?? 0 });
    expect([player.draftSeason, player.draftRound, player.draftPick, player.draftedByTeamId]).toEqual([3, 1, 1, 11]);
  });
});

describe('draft rights', () => {
  const date = { season: SEASON, day: DAY, absoluteDay: absoluteDayOf({ season: SEASON, day: DAY }) };

  it('belong to the club, which signs its pick once, at the salary of his round', async () => {
    const [first] = await chosenIn(1);
    const playerId = first?.playerId ?? 0;
    const sign = (clubId: number) => work((tx) => signProspect(pgRows(tx), { playerId, clubId }, date));
    expect(await sign(2)).toMatchObject({ ok: false, code: 'draft.no-rights' });
    const both = await Promise.all([sign(1), sign(1)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const signed = await rowsOf(db, contracts, { playerId });
    expect(signed).toMatchObject([{ clubId: 1, fromSeason: 4, toSeason: 6, kind: 'entry', salary: 968_750 }]);
    expect(await rowsOf(db, arrivals, { playerId })).toMatchObject([{ teamId: 13 }]);
  });

  it('lapse after two seasons, and undrafted amateurs become free agents', async () => {
    const heldBefore = await db.$count(draftRights);
    await work((tx) => settleAmateurs(pgRows(tx), { signed: [], season: SEASON }));
    expect(await db.$count(draftRights)).toBe(heldBefore);
    const free = await rowsOf(db, players, { freeAgentSince: 4 });
    expect(free.every(({ draftSeason, draftClass }) => draftSeason === null && draftClass === null)).toBe(true);
    expect(free.length).toBeGreaterThan(0);
    await work((tx) => settleAmateurs(pgRows(tx), { signed: [], season: SEASON + 2 }));
    expect(await db.$count(draftRights)).toBe(0);
  });
});
