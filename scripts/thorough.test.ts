import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THOROUGH } from '../vitest.config.ts';

/** Who asks how much to try: by itself, or through a live game that others watch. */
const ASKS = /from '[./]+\/(tests\/)?(thorough|factories\/watched-game)\.ts'/;

it('the long suite has every test that tries a part of all there is', () => {
  const asking = globSync('{src,scripts,tests/scenarios}/**/*.test.ts').filter(
    (file) => !file.endsWith('.long.test.ts') && ASKS.test(readFileSync(file, 'utf8')),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(globSync(THOROUGH).sort()).toEqual(asking.sort());
});
