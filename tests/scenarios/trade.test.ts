/**
 * Offers are accepted, two of them about the same player, while they are withdrawn, picks in them are on the clock, their
 * deadline passes and the server is killed again and again. Each has exactly one end, no player or pick is traded twice or lost,
 * and every party is notified once.
 */
import { once } from 'node:events';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picksOnce } from '#domains/draft/checks.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { tradeAssets, tradeLog, trades } from '#domains/trade/tables.ts';
import { Random } from '#engine/random.ts';
import { readWorld } from '#platform/clock/state.ts';
import { makePlayer } from '../factories/player.ts';
import { asset, DAY, KIMS, MIAS, OLES, offer, pick, SEASON, TradingFloor } from '../factories/trading.ts';
import { kill, killAll, runProgram, wait } from './programs.ts';

/**
 * Players whom Mia offers to two managers at once, and her picks that are on the clock meanwhile: as many offers as a club may
 * have open.
 */
const [MEN, PICKS] = [4, 4];
const KILLS = 6;
/** Bounds of a server's life before it is killed. */
const LIFE_MS = { least: 5, most: 400 };

const floor = new TradingFloor();
const { db, mia } = floor;

/** A draft is held, in which Mia is on the clock first. */
beforeAll(async () => {
  for (let round = 1; round <= PICKS; round++) {
    const { id } = await floor.pickOf(1, SEASON, round);
    await db.update(draftPicks).set({ spot: round }).where(eq(draftPicks.id, id));
    for (let index = 0; index < 3; index++)
      await makePlayer(db, { teamId: null, draftClass: SEASON, birthSeason: SEASON - 18, skill: 40 + index });
  }
  await db.insert(drafts).values({ leagueId: 1, season: SEASON, status: 'live', spot: 1 });
});
afterAll(killAll);

// Offers valid for one day have expired by then, those for three have not.
const DEADLINE = String(SEASON * 63 + DAY + 2);
const startServer = () =>
  runProgram(new URL('./trade-process.ts', import.meta.url), { DATABASE_URL: floor.database.url, DEADLINE });

/** The last log line of an offer that failed; the later ones need the consent of others, and no one votes. */
const END_LINES = {
  void: 'falls-through',
  expired: 'expires',
  withdrawn: 'withdraws',
  rejected: 'boards-refuse',
} as const;

it('every offer ends once, however often the server is killed while it is accepted, withdrawn or expiring, or its pick is used', async () => {
  const home = new Map<number, number>();
  const offers: { id: number; hers: number; his: number; partner: number }[] = [];
  for (let index = 0; index < MEN; index++) {
    const hers = await floor.playerOf(1, index);
    home.set(hers, MIAS);
    for (const [clubId, partner] of [[2, OLES] as const, [3, KIMS] as const]) {
      const his = await floor.playerOf(clubId, index);
      home.set(his, partner);
      const days = index % 2 === 0 ? 1 : 3;
      const { tradeId } = (await offer(mia, MIAS, partner, [asset(hers)], [asset(his)], { days })).body.data;
      offers.push({ id: tradeId, hers, his, partner });
    }
  }
  const onClock: { id: number; round: number }[] = [];
  for (let round = 1; round <= PICKS; round++) {
    const [hers, his] = [await floor.pickOf(1, SEASON, round), await floor.pickOf(2, SEASON + 2, round)];
    const { tradeId } = (await offer(mia, MIAS, OLES, [pick(hers.id)], [pick(his.id)], { days: 3 })).body.data;
    onClock.push({ id: tradeId, round });
  }
  const ids = [...offers, ...onClock].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * MEN + PICKS);

  const random = new Random(`trade ${Date.now()}`);
  const moments: number[] = [];
  const isWaiting = and(inArray(trades.id, ids), inArray(trades.status, ['open', 'escrow']));
  for (let killed = 0; killed < KILLS; killed++) {
    const child = await startServer();
    await wait(random.int(LIFE_MS.least, LIFE_MS.most));
    await kill(child);
    moments.push(await db.$count(trades, isWaiting));
  }
  const last = await startServer();
  if (last.exitCode === null) await once(last, 'exit');
  expect(last.exitCode).toBe(0);

  const left = `open after each kill: ${moments.join(' ')}`;
  const ended = await db.select().from(trades).where(inArray(trades.id, ids)).orderBy(asc(trades.id));
  const ends = new Map(ended.map(({ id, status }) => [id, status]));
  expect(
    [...ends.values()].filter((status) => status !== 'done' && !(status in END_LINES)),
    left,
  ).toEqual([]);
  for (const { hers } of offers) {
    const about = offers.filter((each) => each.hers === hers && ends.get(each.id) === 'done');
    expect(about.length, left).toBeLessThan(2);
    for (const { his, partner } of about) {
      home.set(hers, partner);
      home.set(his, MIAS);
    }
  }
  for (const [player, teamId] of home) expect(await floor.teamOf(player), left).toBe(teamId);
  // The amateur belongs to the club that owned the pick when it was used; of a trade both picks have moved, or none.
  for (const { id, round } of onClock) {
    const [hers, his] = [await floor.pickOf(1, SEASON, round), await floor.pickOf(2, SEASON + 2, round)];
    expect([hers.ownerClubId, his.ownerClubId], left).toEqual(ends.get(id) === 'done' ? [2, 1] : [1, 2]);
    if (hers.playerId === null) continue;
    const [rights] = await db.select().from(draftRights).where(eq(draftRights.playerId, hers.playerId));
    expect(rights?.clubId, left).toBe(hers.ownerClubId);
  }
  expect((await picksOnce.run({ db, world: await readWorld(db) })).faults).toEqual([]);

  // Unfinished attempts have left nothing behind: one line for each end, and one notification to each club.
  const log = await db.select().from(tradeLog).where(inArray(tradeLog.tradeId, ids));
  const says = (id: number) =>
    log.filter(({ tradeId, says: said }) => tradeId === id && said !== 'goes-to-escrow').map(({ says: said }) => said);
  const told = await db.select().from(notifications);
  for (const { id, status } of ended) {
    const heard = told.flatMap(({ userId, kind, params }) =>
      'tradeId' in params && params.tradeId === id ? [`${kind} to ${userId}`] : [],
    );
    expect(new Set(heard).size, `${heard}`).toBe(heard.length);
    if (status === 'done') {
      expect(says(id).slice(0, 2)).toEqual(['offers', 'accepts']);
      expect(says(id).filter((said) => said === 'accepts')).toHaveLength(1);
      expect(heard.filter((word) => word.startsWith('trade-accepted'))).not.toEqual([]);
    } else expect(says(id).at(-1)).toBe(END_LINES[status as keyof typeof END_LINES]); // one of its keys, as seen above
  }
  expect(await db.$count(tradeAssets, inArray(tradeAssets.tradeId, ids))).toBe(2 * ids.length);
  expect(await db.$count(trades, eq(trades.status, 'done')), left).toBeGreaterThan(0);
  await floor.expectWhole();
});
