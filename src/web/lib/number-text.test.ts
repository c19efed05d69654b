import { describe, expect, test } from 'vitest';
import { numberText, readNumber, separatorsOf, understand } from './number-text.ts';

const whole = (text: string, language: string) => readNumber(text, language);

describe('a typed number', () => {
  test.each([
    ['en', '1,500,000', 1_500_000],
    ['de', '1.500.000', 1_500_000],
    ['en', '1.500.000', 1_500_000],
    ['de', '1,500,000', 1_500_000],
    ['en', '$4,200,000', 4_200_000],
    ['de', '4.200.000 $', 4_200_000],
    ['de', '1 500 000', 1_500_000],
    ['en', "1'500'000", 1_500_000],
    ['de', '25.000,00', 25_000],
    ['en', '25,000.00', 25_000],
    ['en', '1,500', 1_500],
    ['de', '1.500', 1_500],
    ['en', '1.500', 1_500],
    ['de', '1,500', 1_500],
    ['en', '480.000', 480_000],
    ['de', '12,000', 12_000],
    ['en', '−20', -20],
    ['de', '-0', 0],
    ['en', '007', 7],
  ])('in %s: %s is %d', (language, text, value) => {
    expect(whole(text, language)).toEqual({ value });
  });

  test.each([
    ['en', '2.5', 2.5],
    ['de', '2,5', 2.5],
    ['de', '2.5', 2.5],
    ['en', '2,5', 2.5],
    ['en', '1.500', 1.5],
    ['de', '1,500', 1.5],
    ['de', '0.500', 0.5],
    ['en', '.75', 0.75],
    ['de', '1.234,567', 1234.57],
  ])('with decimals in %s: %s is %d', (language, text, value) => {
    expect(readNumber(text, language, 2)).toEqual({ value });
  });

  test.each(['2.5', '2,5', '0.500', '.75', '1.234,567', '1,50'])('is not whole: %s, in no language', (text) => {
    for (const language of ['en', 'de']) expect(whole(text, language)).toEqual({ fault: 'notWhole' });
  });

  test.each(['abc', '1e5', '1.50.00', '1,5,00', '1.500,000,0', '--5', '5-', '.', '1..5', 'Infinity', '0x10'])(
    'is not %s, in no language',
    (text) => {
      for (const language of ['en', 'de']) expect(whole(text, language)).toEqual({ fault: 'notANumber' });
    },
  );

  test('is read as it is written, in each language', () => {
    for (const language of ['en', 'de'])
      for (const value of [0, 7, 999, 1_000, 12_345, 1_500_000, 100_000_000])
        for (const isGrouped of [true, false])
          expect(whole(numberText(value, language, { isGrouped }), language)).toEqual({ value });
    expect(numberText(2.5, 'de', { decimals: 2 })).toBe('2,5');
    expect(separatorsOf('de')).toEqual({ group: '.', decimal: ',' });
  });
});

test('a field takes the nearest number within its bounds, and says so', () => {
  const loan = { min: 100_000, max: 2_000_000 };
  expect(understand('1.500.000', 'de', loan)).toEqual({ value: 1_500_000 });
  expect(understand('2,5', 'de', loan)).toEqual({ value: undefined, fault: 'notWhole' });
  expect(understand('25', 'de', loan)).toEqual({ value: 100_000, fault: 'outOfRange' });
  expect(understand('9.000.000', 'de', loan)).toEqual({ value: 2_000_000, fault: 'outOfRange' });
  expect(understand(' ', 'de', loan)).toEqual({ value: null });
});
