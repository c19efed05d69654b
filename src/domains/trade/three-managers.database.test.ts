/** A three-manager trade from the first look to completion: built, countered, accepted, voted on, done. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { draftPicks } from '#domains/draft/tables.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import {
  type Asset,
  asset,
  DAY,
  KIMS,
  MIAS,
  OLES,
  pick,
  SEASON,
  TradingFloor,
} from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, inRows, mia, ole, kim } = floor;
/** Managers of two other clubs, who may vote. */
let zoe: Browser;
let ida: Browser;
beforeAll(async () => {
  ida = await floor.addVoter(5, 'Ida');
  const { id, browser } = await floor.arrive('Zoe');
  await giveClub(db, 4, id);
  zoe = browser;
});

const way = (asset: Asset, fromTeamId: number, toTeamId: number) => ({ ...asset, fromTeamId, toTeamId });

async function firstRoundPickOf(clubId: number) {
  const which = and(eq(draftPicks.originalClubId, clubId), eq(draftPicks.season, SEASON + 1), eq(draftPicks.round, 1));
  const [found] = await db.select().from(draftPicks).where(which);
  if (!found) throw new Error('there is no such pick');
  return found;
}

it('three managers negotiate a trade with a counteroffer; all accept, the league votes, and it is made', async () => {
  const star = await floor.playerOf(1, 0);
  await floor.setSkill(star, 74);
  const [his, kims] = [await floor.playerOf(2, 8), await floor.playerOf(3, 8)];
  const round = [way(asset(star), MIAS, OLES), way(asset(his), OLES, KIMS), way(asset(kims), KIMS, MIAS)];

  // Built: rule violations show before anything is sent.
  const bench = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OLES}&third=${KIMS}`)).body.data;
  expect(bench.third.team).toMatchObject({ id: KIMS, clubId: 3 });
  const check = (parts: object[]) =>
    mia.post(`/api/teams/${MIAS}/trades/check`, { withTeamId: OLES, thirdTeamId: KIMS, parts });
  const checked = (await check(round)).body.data;
  expect(checked.faults).toEqual([]);
  expect(checked.clubs.map(({ clubId }: { clubId: number }) => clubId)).toEqual([1, 2, 3]);
  const twice = (await check([...round, way(asset(his), OLES, MIAS)])).body.data;
  expect(twice.faults).not.toEqual([]);
  const offered = await mia.post(`/api/teams/${MIAS}/trades`, { withTeamId: OLES, thirdTeamId: KIMS, parts: round });
  const first = offered.body.data.tradeId;

  // Countered by the third club, which adds a pick; the first offer can no longer be answered.
  const added = await firstRoundPickOf(3);
  const better = [...round, way(pick(added.id), KIMS, MIAS)];
  const counter = { withTeamId: MIAS, thirdTeamId: OLES, parts: better, counters: first };
  expect((await zoe.post('/api/teams/41/trades', { ...counter, parts: round })).status).not.toBe(200);
  const countered = await kim.post(`/api/teams/${KIMS}/trades`, counter);
  expect(countered.body.data).toMatchObject({ status: 'open' });
  const { tradeId } = countered.body.data;
  expect(await floor.statusOf(first)).toBe('countered');
  expect((await ole.post(`/api/trades/${first}/accept`, {})).body.code).toBe('trade.not-open');
  expect((await zoe.get(`/api/trades/${tradeId}`)).status).toBe(404);

  // Accepted: the last acceptance sends it to escrow, and nothing has moved.
  expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
  expect(await floor.statusOf(tradeId)).toBe('open');
  expect((await mia.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
  expect([await floor.statusOf(tradeId), await floor.teamOf(star)]).toEqual(['escrow', MIAS]);
  const seen = (await zoe.get(`/api/trades/${tradeId}`)).body.data;
  expect(seen.escrow).toMatchObject({ isUneven: true, isWithAi: false, decidedBy: 'managers', mayVote: true });
  expect(seen.escrow.values.map(({ clubId }: { clubId: number }) => clubId).sort()).toEqual([1, 2, 3]);

  // Voted on: the clubs involved do not vote.
  const vote = { isFor: true, reason: 'They rebuild, and say so.' };
  expect((await kim.post(`/api/trades/${tradeId}/vote`, vote)).body.code).toBe('trade.not-a-voter');
  for (const voter of [zoe, ida]) expect((await voter.post(`/api/trades/${tradeId}/vote`, vote)).status).toBe(204);

  // Done: every asset has moved, and the whole trade is public.
  const today = { ...(await readToday(db)), day: DAY + 2, absoluteDay: SEASON * 63 + DAY + 2 };
  const now = new Date(floor.server.clock.now.getTime() + DAY_MS);
  await inRows((rows) => settleEscrows(rows, { today, now }));
  expect(await floor.statusOf(tradeId)).toBe('done');
  expect(await Promise.all([star, his, kims].map((id) => floor.teamOf(id)))).toEqual([OLES, KIMS, MIAS]);
  expect((await firstRoundPickOf(3)).ownerClubId).toBe(1);
  const { log, escrow, parts } = (await zoe.get(`/api/trades/${tradeId}`)).body.data;
  expect(log.map(({ says, clubId }: { says: string; clubId: number | null }) => [says, clubId])).toEqual([
    ['offers', 3],
    ['accepts', 2],
    ['accepts', 1],
    ['goes-to-escrow', null],
    ['clears', null],
  ]);
  expect(escrow.votes).toMatchObject([
    { author: 'Zoe', ...vote },
    { author: 'Ida', ...vote },
  ]);
  expect(parts).toHaveLength(4);
  const history = (await zoe.get(`/api/leagues/1/trades`)).body.data;
  expect(history.map(({ id }: { id: number }) => id)).toContain(tradeId);
  await floor.expectWhole();
});
