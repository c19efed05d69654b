import { expect, test } from 'vitest';
import { committedFlag, flagsOfTheWorld } from './flags.ts';

test('commits exactly one flag for each nation', () => {
  const flags = flagsOfTheWorld();
  expect(flags.size).toBe(37);
  for (const [file, svg] of flags) expect(committedFlag(file), file).toBe(svg);
});
