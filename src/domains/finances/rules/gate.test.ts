import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SHARE, TICKET } from '#domains/finances/constants.ts';
import { Random } from '#engine/random.ts';
import { attendanceOf, expectedAttendance, type GateFacts, ordinaryNight, receiptsOf, usualHomeGame } from './gate.ts';
import { dailyWages, leagueShare } from './wages.ts';

const ordinary = ordinaryNight({ capacity: 16_000, tier: 1 });

/** Returns the mean of many nights, so that chance plays no part. */
function meanAttendance(facts: Partial<GateFacts>): number {
  const random = new Random(1);
  let sum = 0;
  for (let night = 0; night < 400; night++) sum += attendanceOf({ ...ordinary, ...facts }, random);
  return sum / 400;
}

const total = (attendance: number, facts: GateFacts) =>
  receiptsOf(attendance, facts).reduce((sum, { amount }) => sum + amount, 0);

describe('attendance', () => {
  it('is higher for a winning team, against the rival and in the playoffs', () => {
    const usual = meanAttendance({});
    expect(meanAttendance({ pointsShare: 0.8 })).toBeGreaterThan(usual);
    expect(meanAttendance({ isRival: true })).toBeGreaterThan(usual);
    expect(meanAttendance({ type: 'playoffs' })).toBeGreaterThan(usual);
    expect(meanAttendance({ isFriendly: true })).toBeLessThan(usual);
    expect(meanAttendance({ level: 'U21' })).toBeLessThan(meanAttendance({ level: 'FRM' }));
  });

  it('is higher for stars and happy fans, and lower for expensive tickets', () => {
    const usual = meanAttendance({});
    expect(meanAttendance({ stars: 3 })).toBeGreaterThan(usual);
    expect(meanAttendance({ fanMood: 80 })).toBeGreaterThan(usual);
    expect(meanAttendance({ ticketPrice: 80 })).toBeGreaterThan(usual);
    expect(meanAttendance({ ticketPrice: 160 })).toBeLessThan(usual);
    expect(meanAttendance({ ticketPrice: 160, level: 'FRM' })).toBe(meanAttendance({ level: 'FRM' }));
  });

  it('fills a small arena more than a large one, and grows with the league: a town has a limited fan base', () => {
    const fill = (facts: Partial<GateFacts>) => {
      const night = { ...ordinary, ...facts };
      return expectedAttendance(night) / night.capacity;
    };
    expect(fill({ capacity: 20_000 })).toBeLessThan(fill({}));
    expect(20_000 * fill({ capacity: 20_000 })).toBeGreaterThan(16_000 * fill({}));
    expect(fill({ tier: 2, ticketPrice: 86 })).toBeLessThan(fill({}));
    expect(fill({ capacity: 9_500 })).toBeGreaterThan(fill({ capacity: 9_500, tier: 2, ticketPrice: 86 }));
  });

  it('is higher for points above expectations than for the same points when expected', () => {
    const facts = { ...ordinary, pointsShare: 0.6 };
    expect(expectedAttendance({ ...facts, expectedShare: 0.4 })).toBeGreaterThan(
      expectedAttendance({ ...facts, expectedShare: 0.6 }),
    );
  });

  it('never exceeds the arena, and is never zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 25_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer(),
        (capacity, pointsShare, visitorEdge, ticketPrice, seed) => {
          const facts = { ...ordinary, capacity, pointsShare, visitorEdge, ticketPrice, isRival: seed % 2 === 0 };
          const crowd = attendanceOf(facts, new Random(seed));
          expect(crowd).toBeGreaterThan(0);
          expect(crowd).toBeLessThanOrEqual(capacity);
        },
      ),
    );
  });

  it('includes season-ticket holders, who are not charged again', () => {
    const facts = { ...ordinary, seasonTickets: 5_000, pointsShare: 0, visitorEdge: -60, ticketPrice: 200 };
    expect(expectedAttendance(facts)).toBe(4_600);
    const [gate] = receiptsOf(9_000, { ...ordinary, seasonTickets: 5_000 });
    expect(gate).toEqual({ kind: 'gate', amount: 4_000 * TICKET.usual });
    expect(receiptsOf(9_000, { ...ordinary, seasonTickets: 5_000, type: 'playoffs' })[0]?.amount).toBe(
      9_000 * TICKET.usual,
    );
  });
});

describe('gate receipts', () => {
  it('are about 190 dollars per head in the top tier at the usual price, tickets, boxes and merchandise together', () => {
    const crowd = expectedAttendance(ordinary);
    expect(total(crowd, ordinary) / crowd).toBeGreaterThan(185);
    expect(total(crowd, ordinary) / crowd).toBeLessThan(197);
  });

  it('are lower in lower leagues, and a flat amount at junior games', () => {
    expect(total(10_000, { ...ordinary, tier: 2, ticketPrice: 86 })).toBeLessThan(total(10_000, ordinary));
    expect(receiptsOf(1_000, { ...ordinary, level: 'U21' })).toEqual([{ kind: 'gate', amount: 14_000 }]);
    expect(usualHomeGame(ordinary).get('gate')).toBeGreaterThan(
      receiptsOf(expectedAttendance(ordinary), ordinary)[0]?.amount ?? 0,
    );
  });
});

describe('wages', () => {
  it('are paid in 63 installments a season', () => {
    expect(dailyWages(63_000_000)).toBe(1_000_000);
  });

  it('are subsidized by the league according to its cap, not to what clubs spend', () => {
    expect(leagueShare(63_000_000)).toBe(1_000_000 * LEAGUE_SHARE);
  });
});
