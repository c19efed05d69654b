/** Trades between managers of one household, and of households that keep gaining. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { trades } from '#domains/trade/tables.ts';
import { escrowFloor, vote } from '../../../tests/factories/escrow.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, DAY, KIMS, MIAS, OLES, offer, SEASON } from '../../../tests/factories/trading.ts';
import { separateHomes } from '../../../tests/factories/user.ts';

const { floor, ida, leo, gift, settle, place } = escrowFloor();
const { db, mia, ole, kim } = floor;

describe('managers of one household', () => {
  it('cannot trade with each other, and neither sees the other’s address', async () => {
    const [hers, his, kims] = [await floor.playerOf(1, 5), await floor.playerOf(2, 5), await floor.playerOf(3, 5)];
    const propose = () => offer(mia, MIAS, OLES, [asset(hers)], [asset(his)]);
    const { tradeId } = (await propose()).body.data;
    await place('the same', ['Mia', 'Ole']);
    const refused = { code: 'trade.fault-same-hands', facts: { team: 'City 1 PRO Side', other: 'City 2 PRO Side' } };
    expect((await propose()).body).toMatchObject(refused);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).body.code).toBe(refused.code);
    const { faults } = (await ole.get(`/api/trades/${tradeId}`)).body.data;
    expect(faults).toMatchObject([refused]);
    expect(JSON.stringify(faults)).not.toContain('the same');
    // Nor by way of a third club.
    const parts = [
      { ...asset(hers), fromTeamId: MIAS, toTeamId: KIMS },
      { ...asset(kims), fromTeamId: KIMS, toTeamId: OLES },
      { ...asset(his), fromTeamId: OLES, toTeamId: MIAS },
    ];
    const three = { withTeamId: KIMS, thirdTeamId: OLES, parts };
    expect((await mia.post(`/api/teams/${MIAS}/trades`, three)).body.code).toBe(refused.code);
    expect((await mia.post(`/api/teams/${MIAS}/trades/check`, three)).body.data.faults).toMatchObject([refused]);
    await separateHomes(db);
    expect((await kim.get(`/api/trades/${tradeId}`)).status).toBe(404);
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('done');
    await floor.expectWhole();
  });

  it('cannot vote for each other, and a trade in escrow falls through once its managers turn out to be one', async () => {
    const { tradeId, hers } = await gift();
    await place('the same', ['Mia', 'Kim']);
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data.escrow.mayVote).toBe(false);
    expect((await vote(kim, tradeId, true)).body.code).toBe('trade.not-a-voter');
    await separateHomes(db);
    await place('the same', ['Mia', 'Ole']);
    for (const voter of [ida, leo]) await vote(voter, tradeId, true);
    await settle(DAY + 2);
    expect([await floor.statusOf(tradeId), await floor.teamOf(hers)]).toEqual(['void', MIAS]);
    await separateHomes(db);
    await floor.expectWhole();
  });
});

describe('managers of different households', () => {
  it('are warned before they trade, and need approval once the season’s even trades favor one side', async () => {
    await db.update(trades).set({ season: SEASON - 1 });
    await separateHomes(db);
    const [hers, his] = [await floor.playerOf(1, 6), await floor.playerOf(2, 6)];
    for (const id of [hers, his]) await floor.setSkill(id, 66);
    const propose = async (gives: number, gets: number): Promise<number> =>
      (await offer(mia, MIAS, OLES, [asset(gives)], [asset(gets)])).body.data.tradeId;
    const seen = async (browser: Browser, tradeId: number) => (await browser.get(`/api/trades/${tradeId}`)).body.data;
    const bench = async () => (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OLES}`)).body.data.mustAgree;
    const first = await propose(hers, his);
    expect([(await seen(ole, first)).mustAgree, await bench()]).toEqual([null, null]);
    expect((await ole.post(`/api/trades/${first}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(first)).toBe('done');
    // Neutral scouts' view of an even trade is never shown.
    const told = await kim.get(`/api/trades/${first}`);
    expect(told.body.data.escrow).toBeNull();
    expect(told.text).not.toContain('"values"');
    // As if neutral scouts valued what Mia gave above what she got.
    const band = (mid: number) => ({ low: mid - 5, high: mid + 5 });
    const values = [
      { clubId: 1, gets: band(10), gives: band(24) },
      { clubId: 2, gets: band(24), gives: band(10) },
    ];
    await db.update(trades).set({ values }).where(eq(trades.id, first));
    const second = await propose(his, hers);
    const warning = { clubId: 1, hasGained: false, isAi: false };
    expect([(await seen(mia, second)).mustAgree, (await seen(ole, second)).mustAgree]).toEqual([warning, warning]);
    expect((await kim.get(`/api/trades/${second}`)).status).toBe(404);
    expect((await ole.post(`/api/trades/${second}/accept`, {})).status).toBe(204);
    expect(await seen(kim, second)).toMatchObject({
      status: 'escrow',
      mustAgree: null,
      escrow: { isWithAi: false, addsUp: true, decidedBy: 'managers', mayVote: true },
    });
    // No manager has voted for it.
    await settle(DAY + 2);
    expect([await floor.statusOf(second), await floor.teamOf(hers)]).toEqual(['rejected', OLES]);
    const third = await propose(his, hers);
    await ole.post(`/api/trades/${third}/accept`, {});
    for (const voter of [kim, leo]) expect((await vote(voter, third, true)).status).toBe(204);
    await settle(DAY + 2);
    expect([await floor.statusOf(third), await floor.teamOf(hers)]).toEqual(['done', MIAS]);
    // A trade approved by others counts against no club.
    const [stored] = await db.select().from(trades).where(eq(trades.id, third));
    expect(stored?.escrow?.consent).toBe('votes');
    await db.update(trades).set({ values: null }).where(eq(trades.id, first));
    expect(await bench()).toBeNull();
    await floor.expectWhole();
  });
});
