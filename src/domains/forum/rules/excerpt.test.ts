import { expect, it } from 'vitest';
import { MATCH_BEGINS, MATCH_ENDS, partsOf } from '#domains/forum/rules/excerpt.ts';

const match = (words: string) => `${MATCH_BEGINS}${words}${MATCH_ENDS}`;

it('an excerpt marks matching words and keeps the rest', () => {
  expect(partsOf(`The ${match('power')} ${match('play')} of <b>ours</b>`)).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'power', isMatch: true },
    { text: ' ', isMatch: false },
    { text: 'play', isMatch: true },
    { text: ' of <b>ours</b>', isMatch: false },
  ]);
});

it('an excerpt has no empty parts', () => {
  expect(partsOf(match('Goal'))).toEqual([{ text: 'Goal', isMatch: true }]);
  expect(partsOf('')).toEqual([]);
});
