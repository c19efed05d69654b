import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { tripsInTheBooks } from '#domains/scout/checks.ts';
import { SCOUTING_TRIP } from '#domains/scout/constants.ts';
import { assign, assignments } from '#domains/scout/store/assignments.ts';
import { removeRoadBudgets, roadBudgetsOf, setRoadBudget } from '#domains/scout/store/budgets.ts';
import { lookAround } from '#domains/scout/store/looks.ts';
import { scoutTrips } from '#domains/scout/tables.ts';
import { loadScoutingBudget } from '#domains/scout/views/budget.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeNation } from '../../../tests/factories/world.ts';

const { it, db, world, ids, browsers } = testWorld({ clubs: ['Manager', 'Other'] });
const [manager] = ids('Manager');
const [own, rival] = browsers('Manager', 'Other');
let today: Today;
let chief: number;
let second: number;
beforeAll(async () => {
  chief = await makeScout(db, { lastname: 'Chief', skill: 80, job: { clubId: 1, role: 'chief' } });
  second = await makeScout(db, { lastname: 'Second', skill: 20, job: { clubId: 1, role: 'amateur' } });
  await makeNation(db, 2, 'SE', 0.2);
  today = { ...(await readToday(db)), day: 10, absoluteDay: world.season * 63 + 10 };
});

const { home, abroad } = SCOUTING_TRIP;
const night = (tx: Transaction, day: number) =>
  lookAround(pgRows(tx), { season: today.season, day, secret: today.secret });
const send = (tx: Transaction, personId: number, nationId: number, day = 9) =>
  assign(tx, { userId: manager, personId, destination: { kind: 'nation', nationId } }, { season: today.season, day });
const set = (tx: Transaction, most: number | null, userId = manager) => setRoadBudget(tx, { clubId: 1, userId, most });
const budgetOf = (tx: Transaction, day: number) => loadScoutingBudget(tx as never, { ...today, day }, 1);

it('the travel budget adds up each scout’s spending once a night, as the ledger does', async ({ tx }) => {
  await send(tx, chief, 2);
  await send(tx, second, 1);
  for (const day of [10, 11, 11]) await night(tx, day);
  const nightsAhead = PHASE_STARTS.draft - 12;
  expect(await budgetOf(tx, 12)).toMatchObject({
    ...{ most: null, left: null, spent: 2 * (abroad + home), wages: 0, nightsAhead },
    ahead: nightsAhead * (abroad + home),
    scouts: [
      { person: { id: chief }, role: 'chief', nights: 2, spent: 2 * abroad, ahead: nightsAhead * abroad },
      { person: { id: second }, role: 'amateur', nights: 2, spent: 2 * home, ahead: nightsAhead * home },
    ],
  });
  expect(await balanceOf(tx, 'club:1')).toBe(-2 * (abroad + home));
  const check = { db: tx } as never;
  expect(await tripsInTheBooks.run(check)).toEqual({ checked: 2, faults: [] });
  await tx.update(scoutTrips).set({ spent: 1 }).where(eq(scoutTrips.personId, chief));
  expect((await tripsInTheBooks.run(check)).faults).toHaveLength(1);
});

it('scouts over the budget are called back, latest assignments first, and the manager is notified', async ({ tx }) => {
  await set(tx, 2 * (abroad + home) + abroad);
  await send(tx, chief, 2, 8);
  await send(tx, second, 1, 9);
  for (const day of [10, 11, 12]) await night(tx, day);
  // The third night's money is enough for the chief alone, who was sent first.
  expect((await assignments(pgRows(tx))).map(({ personId }) => personId)).toEqual([chief]);
  expect(await budgetOf(tx, 13)).toMatchObject({ left: 0, spent: 3 * abroad + 2 * home });
  const told = () =>
    tx
      .select({ userId: notifications.userId, params: notifications.params })
      .from(notifications)
      .where(eq(notifications.kind, 'scouts-called-back'));
  const most = 3 * abroad + 2 * home;
  expect(await told()).toEqual([{ userId: manager, params: { scouts: 1, most } }]);
  await night(tx, 13);
  expect(await assignments(pgRows(tx))).toEqual([]);
  expect(await told()).toHaveLength(2);
  // No scout is out any more, and nothing is reported or paid again.
  await night(tx, 14);
  expect(await told()).toHaveLength(2);
  expect(await balanceOf(tx, 'club:1')).toBe(-most);
  expect(await tripsInTheBooks.run({ db: tx } as never)).toMatchObject({ faults: [] });
});

it('no scout travels when a night costs more than is left, and travel resumes with more money', async ({ tx }) => {
  await set(tx, home);
  expect(await send(tx, chief, 2)).toMatchObject({ code: 'scout.budget-spent', facts: { left: home, cost: abroad } });
  expect(await send(tx, chief, 1)).toEqual({ ok: true });
  await night(tx, 10);
  expect(await send(tx, second, 1)).toMatchObject({ code: 'scout.budget-spent', facts: { left: 0, cost: home } });
  await set(tx, null);
  expect(await send(tx, second, 2)).toEqual({ ok: true });
});

it('a travel budget binds only the manager who set it, not a successor, another club or a deleted user', async ({
  tx,
}) => {
  await set(tx, 0);
  expect([...(await roadBudgetsOf(pgRows(tx)))]).toEqual([[1, { most: 0, userId: manager }]]);
  await giveClub(tx, 1, null);
  expect(await roadBudgetsOf(pgRows(tx))).toEqual(new Map());
  expect(await budgetOf(tx, 10)).toMatchObject({ most: null, left: null });
  await giveClub(tx, 1, manager);
  await removeRoadBudgets(tx, manager);
  expect(await roadBudgetsOf(pgRows(tx))).toEqual(new Map());
});

it('a travel budget is set and read by the club’s manager alone', async () => {
  const path = '/api/teams/11/scouting/budget';
  expect((await own.put(path, { most: 20_000 })).body.data).toMatchObject({ most: 20_000, left: 20_000, spent: 0 });
  expect((await own.get(path)).body.data.most).toBe(20_000);
  for (const most of [-1, 1.5, 10_000_001, 'all']) expect((await own.put(path, { most })).status).toBe(422);
  expect((await rival.get(path)).status).toBe(403);
  expect((await rival.put(path, { most: null })).status).toBe(403);
  expect((await own.put(path, { most: null })).body.data).toMatchObject({ most: null, left: null });
});
