import { expect, it } from 'vitest';
import { secondAfter } from '#domains/game/rules/pace.ts';

it('runs the clock of a period on in real time, and stops it at the end of the period', () => {
  const pace = { msPerSecond: 40, length: 1_200 };
  expect(secondAfter(600, 1_000, pace)).toBe(625);
  expect(secondAfter(600, 60_000, pace)).toBe(1_200);
  // The clock of a browser may be behind the answer.
  expect(secondAfter(600, -5_000, pace)).toBe(600);
});
