import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Candidate, recommendClubs } from '#domains/club/rules/recommendation.ts';

function club(clubId: number, values: Partial<Candidate> = {}): Candidate {
  return { clubId, foundedAt: 0, overall: 60, rank: clubId, tier: 1, payroll: 50_000_000, ...values };
}

it('a new manager is shown the oldest club, an average one and one with money left', () => {
  const clubs = [
    club(1, { overall: 80 }),
    club(2, { foundedAt: -60 }),
    club(3),
    club(4, { payroll: 30_000_000 }),
    club(5, { overall: 40, payroll: 10_000_000 }),
  ];
  expect([...recommendClubs(clubs)]).toEqual([
    [2, 'story'],
    [3, 'parity'],
    [4, 'room'],
  ]);
});

it('money left means spending less than other clubs in the tier, not playing in a lower one', () => {
  const second = { tier: 2, overall: 58 };
  const clubs = [
    ...[1, 2, 3].map((id) => club(id)),
    club(4, { rank: 20, payroll: 40_000_000 }),
    ...[5, 6, 7].map((id) => club(id, { ...second, payroll: 25_000_000 })),
    club(8, { ...second, payroll: 24_000_000 }),
  ];
  expect(recommendClubs(clubs).get(4)).toBe('room');
});

it('no club is recommended twice, and up to three are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ foundedAt: fc.integer(), overall: fc.nat(99), payroll: fc.nat() }), { maxLength: 12 }),
      (values) => {
        const recommended = recommendClubs(values.map((value, index) => club(index + 1, value)));
        expect(recommended.size).toBeGreaterThanOrEqual(Math.min(2, values.length));
        expect(recommended.size).toBeLessThanOrEqual(3);
      },
    ),
  );
});
