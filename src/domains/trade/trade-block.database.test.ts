/** The trade block, AI clubs' own searches at night, and private notes. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { INITIATIVE, MOTIVES, NEEDS } from '#domains/trade/constants.ts';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import { tradeTonight } from '#domains/trade/store/initiative.ts';
import { exportTradeWords, removeTradeWords } from '#domains/trade/store/of-user.ts';
import { tradeNotes, trades } from '#domains/trade/tables.ts';
import type { TradeId } from '#engine/ids.ts';
import { knownSecret } from '#engine/secret.ts';
import { dealsText, lastDeals } from '../../../scripts/world/deals.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, KIMS, MIAS, OLES, offer, SEASON, TradingFloor } from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, mia, ole, kim, inRows } = floor;
beforeEach(() => floor.clear());

describe('trade notes', () => {
  it('are stored per club for their author, and deleted with the account', async () => {
    const noteOf = async (browser: Browser, team = OLES) =>
      (await browser.get(`/api/teams/${team}/trade-note`)).body.data.text;
    expect(await noteOf(mia)).toBe('');
    const write = (browser: Browser, text: string) => browser.put(`/api/teams/${OLES}/trade-note`, { text });
    expect((await write(mia, '  Overpays for goalies. ')).status).toBe(204);
    expect((await write(kim, 'Never calls back.')).status).toBe(204);
    expect(await noteOf(mia)).toBe('Overpays for goalies.');
    expect([await noteOf(ole), await noteOf(mia, KIMS)]).toEqual(['', '']);
    expect((await write(mia, 'x'.repeat(1001))).status).toBe(422);
    expect((await mia.put('/api/teams/9999/trade-note', { text: 'Who?' })).status).toBe(404);
    const userId = (await rowsOf(db, tradeNotes)).find(({ text }) => text.startsWith('Over'))?.userId ?? 0;
    expect((await exportTradeWords(db, userId)).notes).toMatchObject([{ clubId: 2, text: 'Overpays for goalies.' }]);
    expect((await write(mia, '')).status).toBe(204);
    expect(await db.$count(tradeNotes)).toBe(1);
    await write(mia, 'Again.');
    await db.transaction((tx) => removeTradeWords(tx, userId));
    expect([await noteOf(mia), await noteOf(kim)]).toEqual(['', 'Never calls back.']);
  });
});

describe('the trade block', () => {
  it('shows the league a club’s trade block and its asking prices until the player is gone', async () => {
    const [hers, his] = [await floor.playerOf(1, 0), await floor.playerOf(2, 0)];
    const first = { kind: 'pick', round: 1, range: 1 };
    const ask = { assets: [{ kind: 'player', playerId: his }, first], comment: 'A center would do.' };
    expect((await mia.put(`/api/players/${hers}/trade`, { ask })).status).toBe(204);
    expect((await mia.put(`/api/players/${his}/trade`, { ask })).body.code).toBe('trade.not-yours');
    const block = async () => (await kim.get('/api/leagues/1/trade-block')).body.data;
    expect(await block()).toMatchObject([
      { player: { id: hers }, comment: ask.comment, asks: [{ kind: 'player', player: { id: his } }, first] },
    ]);
    // Assets no club could give are refused: the user's own player, a duplicate, an unknown player, a ninth round.
    const asking = async (...assets: object[]) =>
      (await mia.put(`/api/players/${hers}/trade`, { ask: { assets, comment: '' } })).body;
    const player = (playerId: number) => ({ kind: 'player', playerId });
    expect((await asking(player(await floor.playerOf(1, 1)))).code).toBe('trade.own-club');
    expect((await asking(player(his), player(his))).code).toBe('trade.named-twice');
    expect((await asking(player(999_999))).code).toBe('player.unknown');
    expect(Object.keys((await asking({ ...first, round: 9 })).errors)).toEqual(['ask.assets.0.round']);
    expect((await block())[0].asks).toHaveLength(2);
    expect((await kim.get(`/api/players/${hers}/trade`)).body.data).toMatchObject({
      mayList: false,
      proposeTo: { id: MIAS },
    });
    const { tradeId } = (await offer(ole, OLES, MIAS, [asset(his)], [asset(hers)])).body.data;
    await mia.post(`/api/trades/${tradeId}/accept`, {});
    expect(await block()).toEqual([]);
    expect((await mia.delete(`/api/players/${hers}/trade`)).body.code).toBe('trade.not-listed');
    expect((await kim.get('/api/leagues/1/trades')).body.data[0]).toMatchObject({ id: tradeId, status: 'done' });
    const ofSeason = async (season: number) => (await kim.get(`/api/leagues/1/trades?season=${season}`)).body.data;
    expect((await ofSeason(SEASON))[0]).toMatchObject({ id: tradeId, status: 'done' });
    expect(await ofSeason(SEASON - 1)).toEqual([]);
    expect((await kim.get('/api/leagues/1/trades?season=0')).status).toBe(422);
  });
});

describe('AI clubs', () => {
  it('trade surplus for surplus at night, and make managers offers, the same on every run', async () => {
    await giveClub(db, 3, null);
    // One club is stacked at center, the other on defense; each is weak where the other is strong.
    await floor.unbalance(3, { many: 'C', few: 'LD' });
    await floor.unbalance(4, { many: 'LD', few: 'C' });
    const night = (day: number, absoluteDay = SEASON * 63 + day) => {
      const today = { season: SEASON, day, absoluteDay, secret: knownSecret(7) };
      return inRows((rows) => tradeTonight(rows, { today, now: new Date() }));
    };
    expect(await night(40)).toEqual({ trades: 0, offers: 0 });
    const before = await db.$count(trades, eq(trades.status, 'done'));
    // An offer is void if its player is traded a night later.
    const undone = await db.$count(trades, ne(trades.status, 'done'));
    let [made, offered] = [0, 0];
    // Several deadline days: with two clubs alone, nights differ.
    for (let index = 0; index < 18; index++) {
      const done = await night(30 + (index % 6), SEASON * 63 + 30 + index);
      made += done.trades;
      offered += done.offers;
    }
    expect(made).toBeGreaterThan(0);
    expect(await db.$count(trades, eq(trades.status, 'done'))).toBe(before + made);
    expect(await db.$count(trades, ne(trades.status, 'done'))).toBe(undone + offered);
    // Each club logs its motive.
    const deals = await lastDeals(db, made);
    for (const { clubs: both } of deals) {
      expect(both).toHaveLength(2);
      for (const { wants, gets } of both) {
        expect(MOTIVES).toContain(wants);
        expect(gets).not.toEqual([]);
      }
    }
    expect(dealsText(deals)).toContain(' gets ');
    await floor.expectWhole();

    const suggested = await mia.get(`/api/teams/${MIAS}/suggested-trades`);
    expect(NEEDS).toContain(suggested.body.data.need);
    expect((await kim.get(`/api/teams/${MIAS}/suggested-trades`)).status).toBe(403);
    for (const { team } of suggested.body.data.listings as TradeListing[]) expect([3, 4]).toContain(team.clubId);
    const calls = await rowsOf(db, notifications, { kind: 'trade-called' });
    expect(calls.length).toBeGreaterThan(0);
    for (const { userId, params } of calls) {
      const { tradeId } = params as { tradeId: TradeId };
      const called = await rowOf(db, trades, { id: tradeId });
      expect([3, 4]).toContain(called.fromClubId);
      const isTold = and(eq(managers.userId, userId), eq(managers.clubId, called.toClubId ?? 0));
      expect(await db.$count(managers, isTold)).toBe(1);
    }
    // Within limits, but not never.
    for (const clubId of [1, 2]) {
      const heard = await db.$count(trades, and(eq(trades.toClubId, clubId), inArray(trades.fromClubId, [3, 4])));
      expect(heard).toBeGreaterThan(0);
      expect(heard).toBeLessThanOrEqual(2 * INITIATIVE.contact.most);
    }

    // With interchangeable wings a club can spare any of them, and they have value.
    for (const { id, positions } of await rowsOf(db, players, { teamId: [31, 41] })) {
      if (positions[0] === 'LW' || positions[0] === 'RW') await floor.setSkill(id, 69);
    }
    const listings: TradeListing[] = [];
    for (let index = 0; index < 12; index++) {
      await night(30 + (index % 6), SEASON * 63 + 50 + index);
      listings.push(...(await kim.get('/api/leagues/1/trade-block')).body.data);
    }
    const shopped = listings.filter(({ need }) => need !== null);
    expect(shopped.length).toBeGreaterThan(0);
    for (const { team } of shopped) expect([3, 4]).toContain(team.clubId);
  });
});
