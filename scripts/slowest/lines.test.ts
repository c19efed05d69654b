import { expect, it } from 'vitest';
import { slowestLines } from './lines.ts';

it('lists the ten slowest tests in seconds, slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({ what: `test ${index}`, ms: index * 1500 }));
  const lines = slowestLines('tests', timed);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['Slowest tests:', '    16.5 s  test 11']);
  expect(slowestLines('tests', [{ what: 'at once', ms: 0 }])).toEqual([]);
});
