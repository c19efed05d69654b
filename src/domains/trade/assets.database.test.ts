import { beforeEach, describe, expect, it } from 'vitest';
import { makePick } from '#domains/draft/store/live.ts';
import { movePicks } from '#domains/draft/store/picks.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { REPEATED_MS } from '#domains/trade/constants.ts';
import { readToday } from '#platform/clock/today.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import {
  type Asset,
  asset,
  between,
  KIMS,
  MIAS,
  OLES,
  OTHERS,
  offer,
  pick,
  SEASON,
  TradingFloor,
} from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, mia, ole, kim, inRows } = floor;
beforeEach(() => floor.clear());

async function prospectOf(clubId: number, skill = 50) {
  const playerId = await makePlayer(db, {
    lastname: 'Prospect',
    birthSeason: SEASON - 18,
    skill,
    teamId: null,
    draftClass: SEASON - 1,
    draftSeason: SEASON - 1,
    draftRound: 1,
  });
  await db.insert(draftRights).values({ playerId, clubId, untilSeason: SEASON + 1 });
  return playerId;
}
const holderOf = async (playerId: number) => (await rowsOf(db, draftRights, { playerId }))[0]?.clubId;

describe('traded picks and rights', () => {
  it('change hands like players, and are named in the news and on the trade’s page', async () => {
    const [hers, prospect] = [await floor.pickOf(1, SEASON + 1, 1), await prospectOf(2)];
    const rights: Asset = { kind: 'rights', playerId: prospect };
    const { tradeId } = (await offer(mia, MIAS, OLES, [pick(hers.id)], [rights])).body.data;
    const seen = (await ole.get(`/api/trades/${tradeId}`)).body.data;
    expect(seen.parts).toMatchObject([
      { kind: 'pick', pick: { round: 1, season: SEASON + 1, spot: null, original: { clubId: 1 } }, became: null },
      { kind: 'rights', player: { id: prospect }, potential: { low: expect.any(Number) } },
    ]);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect((await floor.pickOf(1, SEASON + 1, 1)).ownerClubId).toBe(2);
    expect(await holderOf(prospect)).toBe(1);
    const told = await rowsOf(db, news, { clubId: 1 });
    expect(told[0]?.params).toMatchObject({
      gets: [{ kind: 'rights', player: 'Test Prospect', playerId: prospect }],
      gives: [{ kind: 'pick', season: SEASON + 1, round: 1, spot: null, isConditional: false }],
    });
    const [line] = (await kim.get('/api/leagues/1/trades')).body.data;
    expect(line.parts.map(({ kind }: { kind: string }) => kind)).toEqual(['pick', 'rights']);
    await floor.expectWhole();
  });

  it('are listed in the trade builder, and a league’s picks with their likely range', async () => {
    const { own } = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).body.data;
    expect(own.picks.length).toBeGreaterThanOrEqual(20);
    expect(own.picks[0]).toMatchObject({
      pick: { round: 1, range: expect.any(Number) },
      worth: { low: expect.any(Number) },
    });
    expect(own.prospects).toMatchObject([{ worth: { low: expect.any(Number) } }]);
    const all = (await kim.get('/api/leagues/1/trade-picks')).body.data;
    expect(all).toHaveLength(4 * 3 * 7);
    const moved = await floor.pickOf(1, SEASON + 1, 1);
    const found = all.find((row: { pick: { id: number } }) => row.pick.id === moved.id);
    expect(found).toMatchObject({ pick: { original: { clubId: 1 } }, owner: { clubId: 2 } });
  });

  it('cannot be traded by a club that no longer has them, or once they are used', async () => {
    const [gone, his] = [await floor.pickOf(1, SEASON + 1, 1), await floor.pickOf(2, SEASON + 1, 2)];
    expect((await offer(mia, MIAS, OLES, [pick(gone.id)], [pick(his.id)])).body.code).toBe('trade.fault-pick-gone');
    const used = await floor.pickOf(1, SEASON, 7);
    const chosen = await prospectOf(1);
    await changeRows(db, draftPicks, { id: used.id }, { spot: 121, playerId: chosen });
    expect((await offer(mia, MIAS, OLES, [pick(used.id)], [pick(his.id)])).body.code).toBe('trade.fault-pick-gone');
    const notHers: Asset = { kind: 'rights', playerId: await prospectOf(3) };
    expect((await offer(mia, MIAS, OLES, [notHers], [pick(his.id)])).body.code).toBe('trade.fault-rights-gone');
  });

  it('can be traded during the draft while they are on the clock, and no later', async () => {
    const [first, second] = [await floor.pickOf(3, SEASON, 1), await floor.pickOf(4, SEASON, 1)];
    await changeRows(db, draftPicks, { id: first.id }, { spot: 1 });
    await changeRows(db, draftPicks, { id: second.id }, { spot: 2 });
    await db.insert(drafts).values({ leagueId: 1, season: SEASON, status: 'live', spot: 2 });
    const bench = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${KIMS}`)).body.data;
    expect(bench.other.picks.some((row: { pick: { id: number } }) => row.pick.id === first.id)).toBe(false);
    const others = (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).body.data.other;
    expect(others.picks.some((row: { pick: { id: number } }) => row.pick.id === second.id)).toBe(true);
    await db.delete(drafts);
    for (const { id } of [first, second]) await changeRows(db, draftPicks, { id }, { spot: null });
  });

  it('are accepted by AI clubs, which also ask for them', async () => {
    const theirs = floor.roster.get(4)?.[0] ?? 0;
    await floor.setSkill(theirs, 69);
    const asked = between(MIAS, OTHERS, [], [asset(theirs)]);
    const said = (await mia.post(`/api/teams/${MIAS}/trades/sound-out`, { ...asked, question: 'wants' })).body.data;
    const kinds = new Set(said.ways.flat().map(({ kind }: Asset) => kind));
    expect(said.ways.length).toBeGreaterThan(0);
    expect(kinds.size).toBeGreaterThan(0);
    const { status } = (await offer(mia, MIAS, OTHERS, said.ways[0], [asset(theirs)])).body.data;
    expect(status).toBe('done');
    await floor.expectWhole();
  });
});

describe('a three-club trade', () => {
  const way = (asset: Asset, fromTeamId: number, toTeamId: number) => ({ ...asset, fromTeamId, toTeamId });
  const propose = (parts: object[], third = KIMS) =>
    mia.post(`/api/teams/${MIAS}/trades`, { withTeamId: OLES, thirdTeamId: third, parts });

  it('is made once each club has accepted', async () => {
    const [hers, his, kims] = [
      await floor.playerOf(1, 1),
      await floor.playerOf(2, 1),
      await floor.pickOf(3, SEASON + 2, 1),
    ];
    const parts = [way(asset(hers), MIAS, OLES), way(asset(his), OLES, KIMS), way(pick(kims.id), KIMS, MIAS)];
    // Shuffles forwards so that Kim has one more and Ole has as many as before.
    const { tradeId } = (await propose(parts)).body.data;
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data).toMatchObject({ side: 'third', third: { clubId: 3 } });
    expect((await mia.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(404);
    expect((await kim.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('open');
    expect((await kim.post(`/api/trades/${tradeId}/accept`, {})).body.code).toBe('trade.already-accepted');
    expect(
      (await kim.get(`/api/teams/${KIMS}/overview`)).body.data.desk.map(({ kind }: { kind: string }) => kind),
    ).not.toContain('trade-offer');
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('done');
    expect([await floor.teamOf(hers), await floor.teamOf(his)]).toEqual([OLES, KIMS]);
    expect((await floor.pickOf(3, SEASON + 2, 1)).ownerClubId).toBe(1);
    const told = await rowsOf(db, notifications, { kind: 'trade-accepted' });
    expect(told).toHaveLength(3);
    await floor.expectWhole();
  });

  it('is not made when one declines, or when one has no part in it', async () => {
    const [hers, his, kims] = [await floor.playerOf(1, 2), await floor.playerOf(2, 2), await floor.playerOf(3, 2)];
    const round = [way(asset(hers), MIAS, OLES), way(asset(his), OLES, KIMS), way(asset(kims), KIMS, MIAS)];
    expect((await propose(round.slice(0, 2))).body.code).toBe('trade.one-sided');
    expect((await propose([...round, way(pick(1), MIAS, OTHERS)])).body.code).toBe('trade.not-a-party');
    const { tradeId } = (await propose(round)).body.data;
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect((await kim.post(`/api/trades/${tradeId}/decline`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('declined');
    expect(await floor.teamOf(hers)).toBe(MIAS);
  });

  it('is answered at once by the AI club', async () => {
    const [hers, his, theirs] = [await floor.playerOf(1, 2), await floor.playerOf(2, 2), await floor.playerOf(4, 2)];
    await floor.setSkill(theirs, 88);
    const dear = [way(asset(hers), MIAS, OLES), way(asset(his), OLES, OTHERS), way(asset(theirs), OTHERS, MIAS)];
    expect((await propose(dear, OTHERS)).body.data).toMatchObject({ status: 'declined', answer: { verdict: 'far' } });
    await floor.setSkill(theirs, 65);
    expect((await propose(dear, OTHERS)).body.code).toBe('trade.offered-already');
    floor.server.clock.now = new Date(floor.server.clock.now.getTime() + REPEATED_MS);
    const { status, tradeId } = (await propose(dear, OTHERS)).body.data;
    expect(status).toBe('open');
    expect((await ole.get(`/api/trades/${tradeId}`)).body.data.acceptedBy).toEqual([4]);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.teamOf(theirs)).toBe(MIAS);
    await floor.expectWhole();
  });
});

describe('a pick in two trades at once', () => {
  it('is traded once, or used: the first wins, and the other is told', async () => {
    for (let round = 3; round < 6; round++) {
      const hers = await floor.pickOf(1, SEASON + 1, round);
      const his = await floor.pickOf(2, SEASON + 1, round);
      const { tradeId } = (await offer(mia, MIAS, OLES, [pick(hers.id)], [pick(his.id)])).body.data;
      const [accepted, sold] = await Promise.all([
        ole.post(`/api/trades/${tradeId}/accept`, {}),
        inRows((rows) => movePicks(rows, [{ pickId: hers.id, fromClubId: 1, toClubId: 4 }])),
      ]);
      expect([accepted.status === 204, sold].filter(Boolean)).toHaveLength(1);
      expect((await floor.pickOf(1, SEASON + 1, round)).ownerClubId).toBe(sold ? 4 : 2);
      expect((await floor.pickOf(2, SEASON + 1, round)).ownerClubId).toBe(sold ? 2 : 1);
      expect(await floor.statusOf(tradeId)).toBe(sold ? 'void' : 'done');
    }
    await floor.expectWhole();
  });

  it('is either used on the clock or traded when both happen at once', async () => {
    const queue = testQueue();
    const { secret } = await readToday(db);
    for (let round = 4; round <= 6; round++) {
      // A late pick: the league would review a trade of the first overall pick.
      const spot = 20 * round - 10;
      const [hers, his] = [await floor.pickOf(1, SEASON, round), await floor.pickOf(2, SEASON + 2, round)];
      await changeRows(db, draftPicks, { id: hers.id }, { spot });
      const draft = { leagueId: 1, season: SEASON, status: 'live' as const, spot, clockEndsAt: Date.now() + 60_000 };
      const { id: draftId } = await addRow(db, drafts, draft);
      const amateur = await makePlayer(db, { teamId: null, draftClass: SEASON, birthSeason: SEASON - 18 });
      const { tradeId } = (await offer(mia, MIAS, OLES, [pick(hers.id)], [pick(his.id)])).body.data;
      const today = { season: SEASON, day: 60, secret, dayMinutes: 1440, now: new Date(), enqueue: queue.enqueue };
      const [accepted, chosen] = await Promise.all([
        ole.post(`/api/trades/${tradeId}/accept`, {}),
        db.transaction((tx) => makePick(tx, { draftId, spot, playerId: amateur, clubId: 1 }, today)),
      ]);
      expect([accepted.status === 204, chosen.ok].filter(Boolean)).toHaveLength(1);
      expect(await floor.pickOf(1, SEASON, round)).toMatchObject(
        chosen.ok ? { ownerClubId: 1, playerId: amateur } : { ownerClubId: 2, playerId: null },
      );
      expect(await floor.statusOf(tradeId)).toBe(chosen.ok ? 'void' : 'done');
      await db.delete(drafts);
      await changeRows(db, draftPicks, { id: hers.id }, { spot: null, playerId: null });
    }
    await floor.expectWhole();
  });
});
