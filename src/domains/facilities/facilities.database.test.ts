import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { AI_BUILDING, BUILDABLE, BUILDING_COST, type Buildable, LEVEL_UPKEEP } from '#domains/facilities/constants.ts';
import { facilityRefusals } from '#domains/facilities/refusals.ts';
import { buildingCost, buildingDays, enlarged, sensibleBuilding } from '#domains/facilities/rules.ts';
import { build, buildSensibly, openReady, payUpkeep } from '#domains/facilities/store.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { loadFacilities } from '#domains/facilities/views.ts';
import { premiumShare } from '#domains/finances/rules/gate.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { dateOf } from '#platform/clock/today.ts';
import { teamRef } from '../../../tests/factories/club.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** Club 1 has a manager and fifteen million, club 2 neither, club 3 no manager and two hundred million. */
const { db, inRows } = testWorld({
  clubs: [
    { id: 1, manager: 'Ada', revenue: 50_000_000, money: 15_000_000 },
    { id: 2, revenue: 50_000_000 },
    { id: 3, revenue: 50_000_000, money: 200_000_000 },
  ],
  connections: 8,
});
const today = { season: 3, day: 10 };

const begin = (clubId: number, facility: Buildable) =>
  db.transaction((tx) => build(tx, { clubId, facility, tier: 1, now: new Date(), ...today }));

describe('the cost of building', () => {
  it('rises in money and time with every level, and is lower in a lower league', () => {
    for (const facility of BUILDABLE) {
      for (let level = 3; level < 9; level++) {
        expect(buildingCost(facility, level + 1, 1)).toBeGreaterThan(buildingCost(facility, level, 1) ?? 0);
        expect(buildingDays(level + 1)).toBeGreaterThan(buildingDays(level));
      }
      expect(buildingCost(facility, 3, 2)).toBeLessThan(buildingCost(facility, 3, 1) ?? 0);
      expect(buildingCost(facility, 10, 1)).toBeNull();
    }
  });

  it('buys less with every level of boxes', () => {
    for (let level = 3; level < 9; level++) {
      const [one, two, three] = [level, level + 1, level + 2].map(premiumShare) as [number, number, number];
      expect(two - one).toBeGreaterThan(three - two);
    }
    expect(enlarged(16_000)).toBe(16_800);
    expect(enlarged(200)).toBe(250);
  });

  it('is never paid by an AI club that it would leave without a reserve', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 60_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        (balance, level, demand) => {
          const levels = { seats: level, boxes: level, academy: 3, scouting: 3, medical: 3 };
          const builder = { tier: 1, balance, seasonRevenue: 80_000_000, demand, levels, isBuilding: false };
          const built = sensibleBuilding({ ...builder, isUnderRescue: false });
          expect(sensibleBuilding({ ...builder, isUnderRescue: true })).toBeNull();
          if (built === null) return;
          const earns = built === 'seats' || built === 'boxes';
          const left = balance - (buildingCost(built, earns ? level : 3, 1) ?? 0);
          expect(left).toBeGreaterThanOrEqual(80_000_000 * (earns ? AI_BUILDING.reserve : AI_BUILDING.ampleReserve));
          if (built === 'seats') expect(demand).toBeGreaterThan(0.95);
        },
      ),
    );
  });
});

describe('a facility that helps the team', () => {
  const rich = { tier: 1, balance: 100_000_000, seasonRevenue: 80_000_000, demand: 0.7 };
  const builder = { ...rich, isBuilding: false, isUnderRescue: false };

  it('is built by clubs with ample money, lowest level first, and up to a limit', () => {
    const levels = { seats: 3, boxes: 5, academy: 4, scouting: 4, medical: 3 };
    expect(sensibleBuilding({ ...builder, levels })).toBe('medical');
    // Facilities that earn money need a smaller reserve.
    const levelsWithBoxes = { ...levels, boxes: 3, academy: 3 };
    const cost = buildingCost('boxes', 3, 1) ?? 0;
    const balance = cost + Math.ceil(80_000_000 * AI_BUILDING.reserve);
    expect(sensibleBuilding({ ...builder, balance, levels: levelsWithBoxes })).toBe('boxes');
    expect(sensibleBuilding({ ...builder, balance: balance - 2, levels: levelsWithBoxes })).not.toBe('boxes');
    const enough = { seats: 3, boxes: 10, academy: 6, scouting: 6, medical: 6 };
    expect(sensibleBuilding({ ...builder, levels: enough })).toBeNull();
  });
});

describe('a construction project', () => {
  it('is started once and paid once, however many users press the button', async () => {
    const begun = await Promise.all([begin(1, 'seats'), begin(1, 'seats'), begin(1, 'boxes')]);
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    const spent = 15_000_000 - (await balanceOf(db, 'club:1'));
    expect([BUILDING_COST.seats, BUILDING_COST.boxes]).toContain(spent);
  });

  it('is refused without the money, under a rescue plan, and during another project', async () => {
    expect(await begin(2, 'seats')).toEqual(facilityRefusals.tooDear({ cost: BUILDING_COST.seats, balance: 0 }));
    const [one] = await db.select().from(facilities).where(eq(facilities.clubId, 1));
    expect(await begin(1, one?.facility ?? 'seats')).toEqual(facilityRefusals.isBuilding());
    await db.update(clubFinances).set({ rescueUntil: 3 }).where(eq(clubFinances.clubId, 2));
    expect(await begin(2, 'seats')).toEqual(facilityRefusals.underRescue());
    await db.insert(facilities).values({ clubId: 3, facility: 'seats', level: 10 });
    expect(await begin(3, 'seats')).toEqual(facilityRefusals.highest());
    await db.delete(facilities).where(eq(facilities.clubId, 3));
  });

  it('opens on its morning: the arena grows, and upkeep is paid daily, once', async () => {
    await db.delete(facilities);
    expect(await begin(3, 'seats')).toEqual({ ok: true });
    expect(await begin(3, 'boxes')).toEqual({ ok: true });
    const readyOn = 3 * 63 + 10 + buildingDays(3);
    await inRows((rows) => openReady(rows, dateOf(readyOn - 1)));
    const arena = async () => (await db.select().from(clubs).where(eq(clubs.id, 3)))[0]?.arenaCapacity;
    expect(await arena()).toBe(12_000);
    await Promise.all([1, 2].map(() => inRows((rows) => openReady(rows, dateOf(readyOn))).catch(() => undefined)));
    expect(await arena()).toBe(12_600);
    const view = await loadFacilities(db, await teamRef(db, 31), { season: 3, absoluteDay: readyOn });
    expect(view.built).toMatchObject([
      { facility: 'seats', level: 4, seats: 12_600, daysLeft: null },
      { facility: 'boxes', level: 4, upkeep: LEVEL_UPKEEP.boxes },
      { facility: 'training', level: 3, upkeep: 0, seats: 0 },
      { facility: 'medical', level: 3 },
      { facility: 'scouting', level: 3 },
      { facility: 'academy', level: 3, next: { cost: BUILDING_COST.academy } },
    ]);
    const before = await balanceOf(db, 'club:3');
    const pay = () => inRows((rows) => payUpkeep(rows, { season: 3, day: 50 }));
    await Promise.all([pay(), pay()]);
    expect(await balanceOf(db, 'club:3')).toBe(before - LEVEL_UPKEEP.boxes);
  });

  it('is started by rich AI clubs only', async () => {
    await db.delete(facilities);
    await inRows((rows) => buildSensibly(rows, { season: 3, day: 42 }));
    const building = await db.select().from(facilities);
    expect(building).toMatchObject([{ clubId: 3, facility: 'boxes', level: 3 }]);
  });
});
