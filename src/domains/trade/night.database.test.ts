import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { players } from '#domains/player/tables.ts';
import { tradeTonight } from '#domains/trade/store/initiative.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { isDefense, isGoalie } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { asset, MIAS, OTHERS, offer, SEASON, TradingFloor } from '../../../tests/factories/trading.ts';
import { undone } from '../../../tests/factories/undone.ts';

const floor = new TradingFloor();
const { db, goTo } = floor;

it('a player goes to exactly one club when a manager and an AI trade move him in the same night', async () => {
  await goTo(30);
  await giveClub(db, 3, null);
  // One club is stacked at center, the other on defense; each is weak where the other is strong.
  await floor.unbalance(3, { many: 'C', few: 'LD' });
  await floor.unbalance(4, { many: 'LD', few: 'C' });
  const night = (index: number, rowsOf: (tx: Transaction) => Rows) => async (tx: Transaction) => {
    const today = { season: SEASON, day: 30, absoluteDay: SEASON * 63 + 30 + index, secret: knownSecret(7) };
    await tradeTonight(rowsOf(tx), { today, now: new Date() });
    const [made] = await tx
      .select({ playerId: tradeAssets.playerId })
      .from(tradeAssets)
      .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
      .where(and(eq(tradeAssets.fromClubId, 4), eq(tradeAssets.kind, 'player'), eq(trades.status, 'done')));
    return made?.playerId ?? null;
  };
  /** Runs a night and rolls it back. */
  const foreseen = (index: number) => undone(db, night(index, pgRows));
  let [chosen, index] = [await foreseen(0), 0];
  while (chosen === null && index < 120) chosen = await foreseen(++index);
  if (chosen === null) throw new Error('nobody trades in all these nights');
  const wanted: number = chosen;

  const player = await rowOf(db, players, { id: wanted });
  const kind = (position = 'C') => (isGoalie(position as 'C') ? 'G' : isDefense(position as 'C') ? 'D' : 'F');
  const hers = await rowsOf(db, players, { teamId: MIAS });
  const star = hers.find(({ positions }) => kind(positions[0]) === kind(player.positions[0]))?.id ?? 0;
  await floor.setSkill(star, 85);

  const asked: ReturnType<typeof offer>[] = [];
  const watched = (tx: Transaction): Rows => {
    const rows = pgRows(tx);
    return new Proxy(rows, {
      get(target, name, receiver) {
        if (name !== 'takeIds') return Reflect.get(target, name, receiver);
        // The clubs have agreed, and the trade is about to be written.
        return async (...args: Parameters<Rows['takeIds']>) => {
          if (asked.length === 0) asked.push(offer(floor.mia, MIAS, OTHERS, [asset(star)], [asset(wanted)]));
          await Promise.race([...asked, new Promise((resolve) => setTimeout(resolve, 1500))]);
          return target.takeIds(...args);
        };
      },
    });
  };
  expect(await db.transaction(night(index, watched))).toBe(wanted);
  const [answer] = await Promise.all(asked);

  const done = await db
    .select({ toClubId: tradeAssets.toClubId })
    .from(tradeAssets)
    .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
    .where(and(eq(tradeAssets.playerId, wanted), eq(trades.status, 'done')));
  expect(done).toEqual([{ toClubId: 3 }]);
  expect(answer?.status).toBe(409);
  expect(await floor.teamOf(wanted)).toBe(31);
  expect(await floor.teamOf(star)).toBe(MIAS);
  await floor.expectWhole();
});
