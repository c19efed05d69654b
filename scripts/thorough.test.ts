import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THOROUGH, THOROUGH_JOURNEYS } from './thorough.ts';

/** Tests that ask how much to try: directly, or through a live game with viewers. */
const ASKS = /from '[./]+\/(tests\/)?(thorough|factories\/watched-game)\.ts'/;

it('the long suite has every test that asks how thorough to be', () => {
  const asking = globSync('{src,tests/scenarios}/**/*.test.ts').filter(
    (file) => !file.endsWith('.long.test.ts') && ASKS.test(readFileSync(file, 'utf8')),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(globSync(THOROUGH).sort()).toEqual(asking.sort());
});

it('the looks have every browser test that asks, itself or from a seat', () => {
  const asking = globSync('tests/e2e/*.test.ts').filter(
    (file) => !file.endsWith('.look.test.ts') && /from '\.\.?\/(thorough|seats)\.ts'/.test(readFileSync(file, 'utf8')),
  );
  expect(THOROUGH_JOURNEYS.map((name) => `tests/e2e/${name}.test.ts`)).toEqual(asking.sort());
});
