import { describe, expect, it } from 'vitest';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { Random } from '#engine/random.ts';

const DRAWN = 20_000;

/** Returns the nation codes that a pot yields without a club. */
function drawn(factors?: ReadonlyMap<string, number>): string[] {
  const random = new Random('pot');
  const pot = new NationalityPot(DRAWN, random, factors);
  return Array.from({ length: DRAWN }, () => pot.draw(null));
}
const many = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe('the nations of amateurs', () => {
  it('are the same, draw by draw, when all federations do the same for youth', () => {
    expect(drawn(new Map(NATIONS.map(({ code }) => [code, 1])))).toEqual(drawn());
  });

  it('shift with a federation’s work, and no further', () => {
    const before = many(drawn(), 'FI');
    const after = many(drawn(new Map([['FI', 1.05]])), 'FI');
    expect(after / before).toBeGreaterThan(1.02);
    expect(after / before).toBeLessThan(1.06);
  });
});
