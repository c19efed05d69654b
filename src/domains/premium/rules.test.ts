import { describe, expect, it } from 'vitest';
import { isPremium } from '#domains/premium/rules.ts';

describe('a user', () => {
  it('is premium until the moment it expires', () => {
    expect(isPremium(1000, 999)).toBe(true);
    expect(isPremium(1000, 1000)).toBe(false);
    expect(isPremium(null, 0)).toBe(false);
  });
});
