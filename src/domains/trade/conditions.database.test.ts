import { beforeEach, describe, expect, it } from 'vitest';
import { competitions } from '#domains/competition/tables.ts';
import { movePicks } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { settleConditions } from '#domains/trade/store/conditions.ts';
import { loadTradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { loadParties } from '#domains/trade/store/parties.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import {
  type Asset,
  asset,
  KIMS,
  MIAS,
  OLES,
  offer,
  pick,
  SEASON,
  TradingFloor,
} from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, mia, ole, inRows } = floor;
beforeEach(() => floor.clear());

const ownersOf = async (...ids: number[]) => {
  const rows = await rowsOf(db, draftPicks, { id: ids });
  return ids.map((id) => rows.find((row) => row.id === id)?.ownerClubId);
};
const conditional = (pickId: number, becomesPickId: number, condition: object): Asset =>
  ({ kind: 'pick', pickId, becomes: { pickId: becomesPickId, condition } }) as Asset; // The input shape of the calls.
const settle = async (isSeasonOver: boolean) => {
  const today = await readToday(db);
  return inRows((rows) => settleConditions(rows, { today, now: new Date(), isSeasonOver }));
};
const leagueId = async () => {
  const found = await rowOf(db, competitions, { season: SEASON, kind: 'league', leagueId: 1 });
  return found.id;
};
const plays = async (playerId: number, teamId: number, games: number) => {
  const row = { competitionId: await leagueId(), playerId, teamId, games };
  const key = [skaterSeasons.playerId, skaterSeasons.competitionId, skaterSeasons.teamId];
  await db.insert(skaterSeasons).values(row).onConflictDoUpdate({ target: key, set: { games } });
};

describe('a conditional pick that improves when a player plays enough', () => {
  it('is traded, keeps both picks out of other trades, and is swapped in the night of the last game needed', async () => {
    const [third, second] = [await floor.pickOf(1, SEASON + 1, 3), await floor.pickOf(1, SEASON + 1, 2)];
    const his = await floor.playerOf(2, 1);
    const hers = await floor.playerOf(1, 1);
    const games = { kind: 'games', playerId: his, games: 10 };
    const { tradeId } = (
      await offer(mia, MIAS, OLES, [asset(hers), conditional(third.id, second.id, games)], [asset(his)])
    ).body.data;
    const shown = (await ole.get(`/api/trades/${tradeId}`)).body.data.parts[1];
    expect(shown.becomes).toMatchObject({
      pick: { id: second.id },
      status: 'offered',
      condition: { kind: 'games', player: { id: his }, games: 10, played: null },
    });
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await ownersOf(third.id, second.id)).toEqual([2, 1]);
    await floor.expectWhole();

    // Neither pick can be traded on, no matter which club owns it.
    const again = await offer(mia, MIAS, KIMS, [pick(second.id)], [pick((await floor.pickOf(3, SEASON + 1, 2)).id)]);
    expect(again.body.code).toBe('trade.fault-pick-gone');
    const moved = await inRows((rows) => movePicks(rows, [{ pickId: third.id, fromClubId: 2, toClubId: 3 }]));
    expect(moved).toBe(false);
    const listed = (await mia.get('/api/leagues/1/trade-picks')).body.data;
    const promised = listed.filter(({ isPromised }: { isPromised: boolean }) => isPromised);
    expect(promised.map((row: { pick: { id: number } }) => row.pick.id).sort()).toEqual([second.id, third.id].sort());

    await plays(his, MIAS, 9);
    // Games for the club he has left do not count.
    await plays(his, OLES, 20);
    expect(await settle(false)).toBe(0);
    const pending = (await mia.get(`/api/trades/${tradeId}`)).body.data.parts[1].becomes;
    expect(pending).toMatchObject({ status: 'pending', condition: { played: 9 }, season: SEASON });
    await plays(his, MIAS, 10);
    expect(await settle(false)).toBe(1);
    expect(await settle(true)).toBe(0);
    expect(await ownersOf(third.id, second.id)).toEqual([1, 2]);
    const after = (await mia.get(`/api/trades/${tradeId}`)).body.data;
    expect(after.parts[1].becomes.status).toBe('met');
    expect(after.log.at(-1).says).toBe('condition-met');
    const told = await rowsOf(db, notifications, { kind: 'trade-condition-met' });
    expect(told).toHaveLength(2);
    await floor.expectWhole();
  });

  it('stays the same when the season ends earlier, and both picks are free again', async () => {
    const [third, second] = [await floor.pickOf(1, SEASON + 2, 3), await floor.pickOf(1, SEASON + 2, 2)];
    const [hers, his] = [await floor.playerOf(1, 2), await floor.playerOf(2, 2)];
    const games = { kind: 'games', playerId: his, games: 10 };
    const parts = [asset(hers), conditional(third.id, second.id, games)];
    const { tradeId } = (await offer(mia, MIAS, OLES, parts, [asset(his)])).body.data;
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await settle(false)).toBe(0);
    expect(await settle(true)).toBe(1);
    expect(await ownersOf(third.id, second.id)).toEqual([2, 1]);
    const back = await offer(ole, OLES, MIAS, [pick(third.id)], [pick(second.id)]);
    expect(back.body.data.status).toBe('open');
    await floor.expectWhole();
  });
});

describe('trade conditions', () => {
  it('can be that the club makes the playoffs, or that the pick is drawn early', async () => {
    const [fifth, fourth] = [await floor.pickOf(1, SEASON + 1, 5), await floor.pickOf(1, SEASON + 1, 4)];
    const [first, next] = [await floor.pickOf(2, SEASON, 1), await floor.pickOf(2, SEASON + 1, 1)];
    const hers = await floor.pickOf(1, SEASON, 1);
    const gives = [conditional(fifth.id, fourth.id, { kind: 'playoffs' }), pick(hers.id)];
    const gets = [conditional(first.id, next.id, { kind: 'top', places: 5 })];
    const { tradeId } = (await offer(mia, MIAS, OLES, gives, gets)).body.data;
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('done');
    await changeRows(db, draftPicks, { id: first.id }, { spot: 5 });
    await setStanding(db, MIAS, { playoffRoundsWon: 0 });
    expect(await settle(true)).toBe(2);
    expect(await ownersOf(fifth.id, fourth.id)).toEqual([1, 2]);
    expect(await ownersOf(first.id, next.id)).toEqual([2, 1]);
    await floor.expectWhole();
  });

  it('must name a pick of the same club, a player in the trade, remaining games, and a first round', async () => {
    const [third, second] = [await floor.pickOf(1, SEASON + 1, 3), await floor.pickOf(1, SEASON + 2, 2)];
    const [his, others] = [await floor.playerOf(2, 1), await floor.playerOf(3, 1)];
    const hers = await floor.playerOf(1, 1);
    const propose = async (becomesPickId: number, condition: object) =>
      (await offer(mia, MIAS, OLES, [asset(hers), conditional(third.id, becomesPickId, condition)], [asset(his)])).body
        .code;
    const theirs = (await floor.pickOf(2, SEASON + 1, 2)).id;
    expect(await propose(theirs, { kind: 'playoffs' })).toBe('trade.fault-pick-gone');
    expect(await propose(third.id, { kind: 'playoffs' })).toBe('trade.named-twice');
    expect(await propose(second.id, { kind: 'games', playerId: others, games: 10 })).toBe(
      'trade.fault-condition-player',
    );
    expect(await propose(second.id, { kind: 'games', playerId: his, games: 38 })).toBe('trade.fault-condition-games');
    expect(await propose(second.id, { kind: 'top', places: 5 })).toBe('trade.fault-condition-top');
    expect(await propose(second.id, { kind: 'games', playerId: his, games: 39 })).toBe('input.unusable');
  });
});

describe('an AI club’s view of a condition', () => {
  it('discounts the better pick by its chance, and further if another club decides who plays', async () => {
    const [seventh, first] = [await floor.pickOf(1, SEASON + 2, 7), await floor.pickOf(1, SEASON + 2, 1)];
    const his = await floor.playerOf(2, 3);
    const today = await readToday(db);
    const rows = pgReader(db);
    const parties = await loadParties(rows, [1, 2], today);
    const league = await loadTradeLeague(rows, { leagueId: 1, parties }, today);
    const worth = (clubId: number, games: number | null, pickId = seventh.id) => {
      const condition = { kind: 'games' as const, playerId: his, games: games ?? 1 };
      const becomes = games === null ? undefined : { pickId: first.id, condition };
      const { goals } = valuationOf(clubId, [...parties.values()], league, today).appraise({
        kind: 'pick',
        pickId,
        becomes,
      });
      return goals.reduce((sum, each) => sum + each, 0);
    };
    const [alone, other] = [worth(2, null), worth(2, null, first.id)];
    expect(alone).toBeLessThan(other / 2);
    for (const clubId of [1, 2]) {
      expect(worth(clubId, 5)).toBeGreaterThan(alone);
      expect(worth(clubId, 20)).toBeLessThanOrEqual(worth(clubId, 5));
      expect(worth(clubId, 33)).toBeLessThan(worth(clubId, 20));
    }
    expect(worth(1, 5)).toBeGreaterThan(0.9 * other);
    expect(worth(2, 5)).toBeLessThan((alone + other) / 2 + 0.01);
  });
});
