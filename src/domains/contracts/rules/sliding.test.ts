import { expect, it } from 'vitest';
import { type EntrySeason, slides } from '#domains/contracts/rules/sliding.ts';

const season: EntrySeason = { kind: 'entry', age: 18, lastAge: 20, games: 9, hasSignedAgain: false };

it('a junior uses a season of his entry-level contract with ten first-team games, and every player does at 19', () => {
  expect(slides(season)).toBe(true);
  expect(slides({ ...season, games: 10 })).toBe(false);
  expect(slides({ ...season, age: 17 })).toBe(true);
  expect(slides({ ...season, age: 19 })).toBe(false);
  // It has already slid once: at 22 he costs as much as any other player.
  expect(slides({ ...season, lastAge: 21 })).toBe(false);
  expect(slides({ ...season, kind: 'standard' })).toBe(false);
  expect(slides({ ...season, hasSignedAgain: true })).toBe(false);
});
