import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameOf } from '#domains/fact.ts';
import { newsFact } from '#domains/kinds.ts';

/** Tests that run a game, a night or a command and read the resulting news. */
const texts = [...globSync('src/**/*.database.test.ts'), ...globSync('tests/scenarios/*.test.ts')].map((path) =>
  readFileSync(path, 'utf8'),
);

it('every kind of news is produced by a real event in some test', () => {
  const untested = newsFact.options.map(nameOf).filter((kind) => !texts.some((text) => text.includes(`'${kind}'`)));
  expect(untested).toEqual([]);
});
