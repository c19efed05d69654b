import { expect, it } from 'vitest';
import { defaultStage } from './stage.ts';

const playoffs = { season: 4, phase: 'playoffs' } as const;

it('current-season statistics open on the playoffs during the playoffs', () => {
  expect(defaultStage(undefined, playoffs)).toBe('playoffs');
  expect(defaultStage(4, playoffs)).toBe('playoffs');
});

it('current-season statistics otherwise open on the regular season, and before the phase is known', () => {
  expect(defaultStage(3, playoffs)).toBe('regular');
  expect(defaultStage(undefined, { season: 4, phase: 'regular' })).toBe('regular');
  expect(defaultStage(undefined, { season: 4, phase: 'draft' })).toBe('regular');
  expect(defaultStage(undefined, null)).toBe('regular');
});
