import { expect, it } from 'vitest';
import german from './words.de.ts';
import english from './words.ts';

it.each([
  ['English', english],
  ['German', german],
])('the referral page in %s names the reward and its limits, and no number of its own', (_language, words) => {
  expect(words.earnedWords).toContain('{{pucks}}');
  expect(words.earnedWords).not.toMatch(/\d/);
});
