import { describe, expect, it } from 'vitest';
import { bonusesOf } from './performance.ts';

const entry = { kind: 'entry', fromSeason: 3, salaries: [800_000, 800_000, 800_000], salary: 800_000 } as const;
const oneSeason = { kind: 'standard', fromSeason: 10, salaries: [2_000_000], salary: 2_000_000 } as const;

describe('performance bonuses', () => {
  it('are in every entry-level contract, with marks for the position', () => {
    const marksOf = (position: 'G' | 'LD' | 'C') =>
      bonusesOf(entry, { birthSeason: -16, positions: [position] }).map(({ mark }) => mark);
    expect(marksOf('G')).toEqual(['games', 'wins', 'shutouts']);
    expect(marksOf('LD')).toEqual(['goals', 'assists', 'points']);
    const [defense] = bonusesOf(entry, { birthSeason: -16, positions: ['LD'] });
    const [forward] = bonusesOf(entry, { birthSeason: -16, positions: ['C'] });
    expect(forward).toEqual({ mark: 'goals', from: 10, amount: 200_000 });
    expect(defense?.from).toBeLessThan(forward?.from ?? 0);
  });

  it('are in one-season contracts from age 35 on, and in no others', () => {
    const at = (age: number) => ({ birthSeason: 10 - age, positions: ['C'] as const });
    expect(bonusesOf(oneSeason, at(35))).toEqual([{ mark: 'games', from: 25, amount: 400_000 }]);
    expect(bonusesOf(oneSeason, at(34))).toEqual([]);
    expect(bonusesOf({ ...oneSeason, salaries: [2_000_000, 2_000_000] }, at(36))).toEqual([]);
  });
});
