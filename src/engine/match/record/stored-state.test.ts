import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match/match.ts';
import { storedStateOf } from '#engine/match/record/stored-state.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('tonight’s shot volume', () => {
  const nights = Array.from({ length: 400 }, (_, seed) => storedStateOf(startMatch(matchInput({ seed }))).dayVolume);

  it('depends partly on the night, for both teams, and partly on each team', () => {
    const spread = mean(nights.flat().map((volume) => volume ** 2));
    const together = mean(nights.map(([home, away]) => home * away)) / spread;
    expect(together).toBeGreaterThan(0.35);
    expect(together).toBeLessThan(0.8);
  });
});
