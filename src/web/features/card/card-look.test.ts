import { describe, expect, it } from 'vitest';
import { RARITIES } from '#domains/card/constants.ts';
import { FRAMES, fittingSize } from './card-look.ts';

describe('a card’s front', () => {
  it('shows each rarity by its number of diamonds, not by color alone', () => {
    expect(RARITIES.map((rarity) => FRAMES[rarity].diamonds)).toEqual([1, 2, 3, 4, 5]);
  });

  it('prints long names smaller, and short ones no larger than the space', () => {
    expect(fittingSize('Bo Li', 500, 64)).toBe(64);
    const long = fittingSize('Bartholomew Featherstonehaugh', 500, 64);
    expect(long).toBeLessThan(40);
    expect(long * 0.5 * 29).toBeLessThanOrEqual(520);
    expect(fittingSize('', 500, 64)).toBe(64);
  });
});
