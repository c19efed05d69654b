import { expect, it } from 'vitest';
import { filled } from './refusal.ts';

it('fills words with facts, seasons as years and money in dollars', () => {
  const words = '{{team}} would be {{over, money}} over the cap in season {{season, season}}.';
  expect(filled(words, { team: 'Bears', over: 1_250_000, season: 3 })).toBe(
    'Bears would be $1,250,000 over the cap in season 2025–26.',
  );
});

it('has numbers written as the reader’s language does', () => {
  expect(filled('{{cost, money}}', { cost: 5 }, (value, format) => `${value} ${format}`)).toBe('5 money');
});

it('leaves out a fact that is not there', () => {
  expect(filled('It costs {{cost, money}}.', {})).toBe('It costs .');
});
