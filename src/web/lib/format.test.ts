import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatClock,
  formatDuration,
  formatInstant,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatPrice,
  formatSavePercentage,
  formatScore,
  formatShortMoney,
  formatSigned,
  formatSignedPercent,
} from './format.ts';

describe('numbers as people read them', () => {
  test('money has a dollar sign and thousands separators, and a real minus', () => {
    expect(formatMoney(1_250_000, 'en')).toBe('$1,250,000');
    // Joined, so that no line ends between the two signs.
    expect(formatMoney(-999, 'en')).toBe('−\u2060$999');
    expect(formatMoney(0, 'en')).toBe('$0');
    expect(formatShortMoney(850_000, 'en')).toBe('$850K');
    expect(formatShortMoney(1_250_000, 'en')).toBe('$1.25M');
  });

  test('money is dollars in every language, with the sign where the language puts it', () => {
    expect(formatMoney(-1_250_000, 'de')).toBe('−\u20601.250.000\u00a0$');
    expect(formatShortMoney(1_250_000, 'de')).toBe('1,25\u00a0Mio.\u00a0$');
  });

  test('what does not exist is a dash', () => {
    expect(formatPercent(null, 'en')).toBe('–');
    expect(formatNumber(null, 'en')).toBe('–');
    expect(formatSavePercentage(null, 'en')).toBe('–');
  });

  test('shares of saves are written as hockey writes them', () => {
    expect(formatSavePercentage(0.9153, 'en')).toBe('.915');
    expect(formatSavePercentage(1, 'en')).toBe('1.000');
  });

  test('differences carry their sign, percentages their digits', () => {
    expect([3, -2, 0].map((value) => formatSigned(value, 'en'))).toEqual(['+3', '−2', '0']);
    expect([12, -0.5, 0].map((value) => formatSignedPercent(value, 'en'))).toEqual(['+12.0%', '−0.5%', '0.0%']);
    expect(formatSignedPercent(1.25, 'de', 0)).toBe('+1\u00a0%');
    expect(formatPercent(12.34, 'en')).toBe('12.3%');
    expect(formatPercent(12.34, 'de', 2)).toBe('12,34\u00a0%');
  });

  test('ordinals follow the rules of English', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map((value) => formatOrdinal(value, 'en'))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
    ]);
    expect(formatOrdinal(3, 'fi')).toBe('3.');
  });
});

describe('times', () => {
  test('a game clock counts minutes and seconds, ice time above an hour too', () => {
    expect([0, 59.6, 1084, 3725].map(formatClock)).toEqual(['0:00', '1:00', '18:04', '62:05']);
  });

  test('a span names its two largest units', () => {
    expect(formatDuration(3600, 'en')).toBe('1 hour');
    expect(formatDuration(90_061, 'en')).toBe('1 day, 1 hour');
    expect(formatDuration(45, 'en')).toBe('45 seconds');
    expect(formatDuration(0, 'en')).toBe('0 seconds');
  });

  test('a moment is shown in the time zone of the user', () => {
    const moment = '2026-11-20T22:30:00.000Z';
    const helsinki = { timeZone: 'Europe/Helsinki' };
    expect(formatInstant(moment, 'time', 'en', helsinki)).toBe('12:30 AM');
    expect(formatInstant(moment, 'date', 'en', helsinki)).toBe('Nov 21, 2026');
    expect(formatInstant(moment, 'date', 'en', { timeZone: 'America/New_York' })).toBe('Nov 20, 2026');
  });

  test('a clock of 24 hours is written as one, and that of midnight begins with 0', () => {
    const moment = '2026-11-20T22:30:00.000Z';
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'UTC', hours: 24 })).toBe('22:30');
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'Europe/Helsinki', hours: 24 })).toBe('00:30');
    expect(formatInstant(moment, 'time', 'fi', { timeZone: 'UTC', hours: 12 })).toMatch(/^10[.:]30/);
  });

  test('the date is said where it is not today', () => {
    const [moment, now] = ['2026-11-20T22:30:00.000Z', Date.parse('2026-11-20T08:00:00Z')];
    expect(formatInstant(moment, 'weekday-time', 'en', { timeZone: 'UTC', now })).toBe('10:30 PM');
    expect(formatInstant(moment, 'weekday-time', 'en', { timeZone: 'Europe/Helsinki', now })).toBe(
      'Sat, Nov 21, 12:30 AM',
    );
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'UTC', hours: 24, now: now + 86_400_000 })).toBe(
      'Fri, Nov 20, 22:30',
    );
  });

  test('a result is written as the language writes it, wherever it stands', () => {
    expect(formatScore(3, 1, 'en-US')).toBe('3–1');
    expect(formatScore(3, null, 'de')).toBe('3:–');
    expect(formatScore(3, 1, 'de')).toBe('3:1');
  });

  test('a share of saves has no zero before the point in English, and a comma in German', () => {
    expect(formatSavePercentage(0.9154, 'en')).toBe('.915');
    expect(formatSavePercentage(1, 'en')).toBe('1.000');
    expect(formatSavePercentage(0.9154, 'de')).toBe('0,915');
  });

  test('how long ago is told in the unit that fits', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(formatAgo(now - 30_000, now, 'en')).toBe('30 seconds ago');
    expect(formatAgo(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
    expect(formatAgo(now - 86_400_000, now, 'en')).toBe('yesterday');
  });

  test('what has happened is never told as still to come, however the clocks differ', () => {
    expect(formatAgo(1_004_000, 1_000_000, 'en')).toBe('now');
  });
});

test('what is paid with real money is shown by its currency, in dollars or euros', () => {
  expect([formatPrice(499, 'USD', 'en'), formatPrice(499, 'EUR', 'en')]).toEqual(['$4.99', '€4.99']);
  expect(formatPrice(1_999, 'EUR', 'de')).toBe('19,99\u00a0€');
});
