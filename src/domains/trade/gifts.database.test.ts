import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { addTrade } from '#domains/trade/store/add.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { trades } from '#domains/trade/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, DAY, MIAS, OTHERS, offer, SEASON, TradingFloor } from '../../../tests/factories/trading.ts';

const dayOf = (day: number) => ({ season: SEASON, day, absoluteDay: SEASON * 63 + day, secret: knownSecret(1) });

const floor = new TradingFloor();
const { db, inRows, mia } = floor;
let ida: Browser;
beforeAll(async () => {
  ida = await floor.addVoter(5, 'Ida');
});
beforeEach(() => floor.clear());

const settle = () => {
  const now = new Date(floor.server.clock.now.getTime() + DAY_MS);
  return inRows((rows) => settleEscrows(rows, { today: dayOf(DAY + 2), now }));
};
const seen = async (tradeId: number) => (await floor.mia.get(`/api/trades/${tradeId}`)).body.data;

const AGREED = { isFor: true, reason: 'They have their reasons.' };

/** Mia offers the AI club her star for next to nothing; it accepts at once. */
async function gift() {
  const star = await floor.playerOf(1, 0);
  await floor.setSkill(star, 88);
  const { status, tradeId } = (await offer(floor.mia, MIAS, OTHERS, [asset(star)], [asset(await floor.playerOf(4, 8))]))
    .body.data;
  return { status, tradeId, star };
}

describe('a gift to an AI club', () => {
  it('needs an admin’s approval, however gladly the club takes it', async () => {
    const { status, tradeId, star } = await gift();
    expect(status).toBe('escrow');
    const { escrow } = await seen(tradeId);
    expect(escrow).toMatchObject({ isUneven: true, isWithAi: true, favors: 4, decidedBy: 'admins' });
    // Otherwise managers could probe neutral scouts' values with offers.
    expect(escrow.values).toEqual([]);
    for (const voter of [floor.kim, ida])
      expect((await voter.post(`/api/trades/${tradeId}/vote`, AGREED)).body.code).toBe('trade.above-votes');
    await settle();
    expect([await floor.statusOf(tradeId), await floor.teamOf(star)]).toEqual(['rejected', MIAS]);
    await floor.expectWhole();
  });
});

describe('a gift from an AI club', () => {
  it('needs an admin’s approval as well, though the club has offered it', async () => {
    const star = await floor.playerOf(4, 1);
    await floor.setSkill(star, 88);
    const player = (playerId: number) => ({ kind: 'player' as const, playerId, retention: 0 });
    const parts: TradePart[] = [
      { ...player(star), fromClubId: 4, toClubId: 1 },
      { ...player(await floor.playerOf(1, 8)), fromClubId: 1, toClubId: 4 },
    ];
    const trade = { fromClubId: 4, toClubId: 1, thirdClubId: null, countersId: null };
    const tradeId = await inRows((rows) =>
      addTrade(rows, {
        trade: { ...trade, expiresOn: SEASON * 63 + DAY + 3 },
        parts,
        today: dayOf(DAY),
        now: new Date(),
      }),
    );
    expect((await floor.mia.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect((await seen(tradeId)).escrow).toMatchObject({ isWithAi: true, favors: 1, decidedBy: 'admins' });
    await settle();
    expect([await floor.statusOf(tradeId), await floor.teamOf(star)]).toEqual(['rejected', OTHERS]);
    await floor.setSkill(star, 66);
    await floor.expectWhole();
  });
});

describe('a trade with an AI club', () => {
  it('is made at once while it is nearly even, and after earlier partial gifts only when two managers agree', async () => {
    const [better, worse] = [await floor.playerOf(1, 3), await floor.playerOf(4, 3)];
    await floor.setSkill(better, 70);
    const first = (await offer(mia, MIAS, OTHERS, [asset(better)], [asset(worse)])).body.data;
    expect(first.status).toBe('done');
    const [stored] = await db.select().from(trades).where(eq(trades.id, first.tradeId));
    expect(stored?.values?.map(({ clubId, isAi = false }) => [clubId, isAi])).toEqual([
      [1, false],
      [4, true],
    ]);
    const bench = async () => (await mia.get(`/api/teams/${MIAS}/trade-bench?with=${OTHERS}`)).body.data.mustAgree;
    // As if neutral scouts had found a slice of a gift in it.
    const slice = (gets: number, gives: number) => ({ low: gets - gives - 5, high: gets - gives + 5 });
    const values = [
      { clubId: 1, gets: slice(10, 0), gives: slice(80, 0) },
      { clubId: 4, gets: slice(80, 0), gives: slice(10, 0), isAi: true },
    ];
    await db.update(trades).set({ values }).where(eq(trades.id, first.tradeId));
    expect(await bench()).toEqual({ clubId: 4, hasGained: true, isAi: true });
    const another = await floor.playerOf(1, 4);
    await floor.setSkill(another, 70);
    for (const [voters, status] of [
      [[floor.kim], 'rejected'],
      [[floor.kim, ida], 'done'],
    ] as const) {
      const second = (await offer(mia, MIAS, OTHERS, [asset(another)], [asset(await floor.playerOf(4, 4))])).body.data;
      expect(second.status).toBe('escrow');
      expect((await seen(second.tradeId)).escrow).toMatchObject({
        isUneven: false,
        addsUp: true,
        decidedBy: 'managers',
      });
      for (const voter of voters)
        expect((await voter.post(`/api/trades/${second.tradeId}/vote`, AGREED)).status).toBe(204);
      await settle();
      expect(await floor.statusOf(second.tradeId)).toBe(status);
    }
    await floor.expectWhole();
  });
});
