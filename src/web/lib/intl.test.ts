import { expect, it } from 'vitest';
import { formatterOf } from './intl.ts';

it('a formatter is shared for equal arguments, and differs for others', () => {
  const percent = formatterOf(Intl.NumberFormat, 'en', { style: 'percent' });
  expect(formatterOf(Intl.NumberFormat, 'en', { style: 'percent' })).toBe(percent);
  expect(percent.format(0.5)).toBe('50%');
  expect(formatterOf(Intl.NumberFormat, 'de', { style: 'percent' }).format(0.5)).toBe('50\u00a0%');
  expect(formatterOf(Intl.NumberFormat, 'en', { minimumFractionDigits: 2 }).format(0.5)).toBe('0.50');
  expect(formatterOf(Intl.PluralRules, 'en', { type: 'ordinal' }).select(2)).toBe('two');
});

it('a formatter throws what the browser throws, each time', () => {
  for (let time = 0; time < 2; time++)
    expect(() => formatterOf(Intl.DateTimeFormat, 'en', { timeZone: 'Nowhere/At_All' })).toThrow(RangeError);
});
