import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { attendanceOf, type GateFacts, gateOf } from './gate.ts';
import { dailyWages, leagueShares } from './wages.ts';

const ordinary: GateFacts = {
  capacity: 16_000,
  level: 'PRO',
  tier: 1,
  stage: 'regular',
  pointsShare: 0.5,
  visitorEdge: 0,
  isRival: false,
};

/** Mean of many nights, so that chance plays no part. */
function meanAttendance(facts: Partial<GateFacts>): number {
  const random = new Random(1);
  let sum = 0;
  for (let night = 0; night < 400; night++) sum += attendanceOf({ ...ordinary, ...facts }, random);
  return sum / 400;
}

describe('the crowd', () => {
  it('is larger for a team that wins, for the rival and in the playoffs', () => {
    const usual = meanAttendance({});
    expect(meanAttendance({ pointsShare: 0.8 })).toBeGreaterThan(usual);
    expect(meanAttendance({ isRival: true })).toBeGreaterThan(usual);
    expect(meanAttendance({ stage: 'playoffs' })).toBeGreaterThan(usual);
    expect(meanAttendance({ stage: 'friendly' })).toBeLessThan(usual);
    expect(meanAttendance({ level: 'U21' })).toBeLessThan(meanAttendance({ level: 'FRM' }));
  });

  it('always finds room, and somebody always comes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 25_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -60, max: 60 }),
        fc.boolean(),
        fc.integer(),
        (capacity, pointsShare, visitorEdge, isRival, seed) => {
          const crowd = attendanceOf({ ...ordinary, capacity, pointsShare, visitorEdge, isRival }, new Random(seed));
          expect(crowd).toBeGreaterThan(0);
          expect(crowd).toBeLessThanOrEqual(capacity);
        },
      ),
    );
  });

  it('leaves less money in lower leagues and at the junior games', () => {
    expect(gateOf(10_000, { level: 'PRO', tier: 2 })).toBeLessThan(gateOf(10_000, { level: 'PRO', tier: 1 }));
    expect(gateOf(10_000, { level: 'U21', tier: 1 })).toBeLessThan(gateOf(10_000, { level: 'PRO', tier: 1 }));
  });
});

describe('wages', () => {
  it('are paid in 63 parts a season', () => {
    expect(dailyWages(63_000_000)).toBe(1_000_000);
  });

  it('are shared by the league, the same for each of its clubs', () => {
    const shares = leagueShares([
      { leagueId: 1, amount: 100 },
      { leagueId: 1, amount: 300 },
      { leagueId: 2, amount: 50 },
    ]);
    expect(shares.get(1)).toBeGreaterThan(shares.get(2) ?? 0);
    expect(shares.get(1)).toBeLessThan(200);
  });
});
