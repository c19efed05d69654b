import { expect, it } from 'vitest';
import { MAY_LOSE, measureAlone } from './left-alone.ts';

it('a club whose user does nothing plays no worse than under an AI general manager', async () => {
  const { seasons, holds } = await measureAlone({ seed: 1, seasons: 1, worlds: 3 });
  for (const { gain, error } of seasons) {
    expect(gain).toBeGreaterThan(-MAY_LOSE);
    expect(error).toBeLessThan(MAY_LOSE);
  }
  expect(holds).toBe(true);
});
