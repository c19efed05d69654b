import { expect, it } from 'vitest';
import { filled } from './refusal.ts';

it('a refusal message shows facts, seasons as years and money in dollars', () => {
  const words = '{{team}} would be {{over, money}} over the cap in season {{season, season}}.';
  expect(filled(words, { team: 'Bears', over: 1_250_000, season: 3 })).toBe(
    'Bears would be $1,250,000 over the cap in season 2025–26.',
  );
});

it('a refusal message formats numbers in the reader’s language', () => {
  expect(filled('{{cost, money}}', { cost: 5 }, (value, format) => `${value} ${format}`)).toBe('5 money');
});

it('a refusal message leaves out a missing fact', () => {
  expect(filled('It costs {{cost, money}}.', {})).toBe('It costs .');
});
