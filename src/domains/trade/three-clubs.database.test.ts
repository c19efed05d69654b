import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tradeTonight } from '#domains/trade/store/initiative.ts';
import { trades } from '#domains/trade/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { clearSeats, giveClub } from '../../../tests/factories/seats.ts';
import { SEASON, TradingFloor } from '../../../tests/factories/trading.ts';
import { undone } from '../../../tests/factories/undone.ts';

const floor = new TradingFloor();
const { db } = floor;
beforeAll(async () => {
  // Clubs 2, 3 and 4 each have a surplus of forwards at a position the next one lacks.
  await floor.unbalance(2, { many: 'C', few: 'RW' });
  await floor.unbalance(3, { many: 'RW', few: 'LW' });
  await floor.unbalance(4, { many: 'LW', few: 'C' });
});
beforeEach(() => floor.clear());

const MOTIVE = expect.stringMatching(/^wants-/);

/** Runs nights and rolls them back until clubs 2, 3 and 4 trade with each other, and makes that night's trade. @returns its id */
async function nightOfThree(): Promise<number> {
  const { secret } = await readToday(db);
  const before = new Set((await rowsOf(db, trades)).map(({ id }) => id));
  const night = async (tx: Transaction, index: number) => {
    const today = { season: SEASON, day: 35, absoluteDay: SEASON * 63 + 35 + index, secret };
    await tradeTonight(pgRows(tx), { today, now: new Date(), threeClubs: 1 });
    const made = await rowsOf(tx, trades, { status: ['open', 'done'] });
    return made.find(({ id, thirdClubId }) => thirdClubId !== null && !before.has(id))?.id;
  };
  for (let index = 0; index < 100; index++) {
    if ((await undone(db, (tx) => night(tx, index))) === undefined) continue;
    const found = await db.transaction((tx) => night(tx, index));
    if (found !== undefined) return found;
  }
  throw new Error('no three clubs found each other');
}

it('a three-club trade with one manager: both AI clubs agree, and it is made when the manager accepts', async () => {
  await giveClub(db, 3, null);
  const tradeId = await nightOfThree();
  const made = await rowOf(db, trades, { id: tradeId });
  expect(made.status).toBe('open');
  const managed = made.toClubId ?? 0;
  expect([1, 2]).toContain(managed);
  expect(made.acceptedBy).toEqual([made.thirdClubId]);
  const [browser, team] = managed === 1 ? [floor.mia, 11] : [floor.ole, 21];
  const seen = (await browser.get(`/api/trades/${tradeId}`)).body.data;
  expect(seen).toMatchObject({ side: 'to', status: 'open', faults: [], third: { clubId: made.thirdClubId } });
  expect(seen.log.map(({ says }: { says: string }) => says)).toEqual(['offers', MOTIVE, MOTIVE, 'accepts']);
  const desk = (await browser.get(`/api/teams/${team}/overview`)).body.data.desk;
  expect(desk.map(({ path }: { path: string }) => path)).toContain(`/trade/${tradeId}`);
  expect((await browser.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
  expect(await floor.statusOf(tradeId)).toBe('done');
  await floor.expectWhole();
});

it('three AI clubs make a trade in which each gives and gets something', async () => {
  await clearSeats(db);
  const tradeId = await nightOfThree();
  expect(await floor.statusOf(tradeId)).toBe('done');
  const { parts, third, log } = (await floor.mia.get(`/api/trades/${tradeId}`)).body.data;
  expect(third).not.toBeNull();
  for (const end of ['fromClubId', 'toClubId'])
    expect(new Set(parts.map((part: Record<string, number>) => part[end])).size).toBe(3);
  expect(log.map(({ says }: { says: string }) => says)).toEqual([
    'offers',
    MOTIVE,
    MOTIVE,
    MOTIVE,
    'accepts',
    'accepts',
  ]);
  await floor.expectWhole();
});
