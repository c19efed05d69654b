import { describe, expect, it } from 'vitest';
import { comparableContracts } from '#domains/contracts/rules/comparables.ts';

const winger = { position: 'LW' as const, overall: 70, age: 27 };
const center = { position: 'C' as const, overall: 70, age: 27, salary: 1 };

describe('comparable contracts', () => {
  it('are of players in the same position group, nearest in overall first', () => {
    const signed = [
      { ...center, position: 'G' as const, salary: 9 },
      { ...center, position: 'LD' as const, salary: 8 },
      ...[60, 66, 69, 70, 71, 73, 80].map((overall) => ({ ...center, overall, salary: overall })),
    ];
    const salaries = comparableContracts(winger, signed, { count: 5, pointsAYear: 0 }).map(({ salary }) => salary);
    expect(salaries).toEqual([70, 69, 71, 73, 66]);
  });

  it('convert age differences to points of overall', () => {
    const [near, old, weaker] = [center, { ...center, age: 35 }, { ...center, overall: 67 }];
    const nearest = (pointsAYear: number) =>
      comparableContracts(winger, [weaker, old, near], { count: 3, pointsAYear });
    expect(nearest(0.5)).toEqual([near, weaker, old]);
    expect(nearest(0)).toEqual([old, near, weaker]);
  });

  it('are as many as exist', () => {
    expect(comparableContracts(winger, [center], { count: 3, pointsAYear: 1 })).toEqual([center]);
    expect(comparableContracts(winger, [], { count: 3, pointsAYear: 1 })).toEqual([]);
  });
});
