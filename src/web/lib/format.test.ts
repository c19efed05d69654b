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

describe('formatted numbers', () => {
  test('show money with a dollar sign, thousands separators and a true minus sign', () => {
    expect(formatMoney(1_250_000, 'en')).toBe('$1,250,000');
    // Joined, so that no line breaks between the two signs.
    expect(formatMoney(-999, 'en')).toBe('−\u2060$999');
    expect(formatMoney(0, 'en')).toBe('$0');
    expect(formatShortMoney(850_000, 'en')).toBe('$850K');
    expect(formatShortMoney(1_250_000, 'en')).toBe('$1.25M');
  });

  test('show money in dollars in every language, with the sign where the language puts it', () => {
    expect(formatMoney(-1_250_000, 'de')).toBe('−\u20601.250.000\u00a0$');
    expect(formatShortMoney(1_250_000, 'de')).toBe('1,25\u00a0Mio.\u00a0$');
  });

  test('show a missing value as a dash', () => {
    expect(formatPercent(null, 'en')).toBe('–');
    expect(formatNumber(null, 'en')).toBe('–');
    expect(formatSavePercentage(null, 'en')).toBe('–');
  });

  test('show save percentages in hockey style', () => {
    expect(formatSavePercentage(0.9153, 'en')).toBe('.915');
    expect(formatSavePercentage(1, 'en')).toBe('1.000');
  });

  test('give differences a sign, and percentages their digits', () => {
    expect([3, -2, 0].map((value) => formatSigned(value, 'en'))).toEqual(['+3', '−2', '0']);
    expect([12, -0.5, 0].map((value) => formatSignedPercent(value, 'en'))).toEqual(['+12.0%', '−0.5%', '0.0%']);
    expect(formatSignedPercent(1.25, 'de', 0)).toBe('+1\u00a0%');
    expect(formatPercent(12.34, 'en')).toBe('12.3%');
    expect(formatPercent(12.34, 'de', 2)).toBe('12,34\u00a0%');
  });

  test('follow the English rules for ordinals', () => {
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

describe('formatted times', () => {
  test('show minutes and seconds on a game clock, and ice time beyond an hour', () => {
    expect([0, 59.6, 1084, 3725].map(formatClock)).toEqual(['0:00', '1:00', '18:04', '62:05']);
  });

  test('show the two largest units of a span', () => {
    expect(formatDuration(3600, 'en')).toBe('1 hour');
    expect(formatDuration(90_061, 'en')).toBe('1 day, 1 hour');
    expect(formatDuration(45, 'en')).toBe('45 seconds');
    expect(formatDuration(0, 'en')).toBe('0 seconds');
  });

  test('show a moment in the user’s time zone', () => {
    const moment = '2026-11-20T22:30:00.000Z';
    const helsinki = { timeZone: 'Europe/Helsinki' };
    expect(formatInstant(moment, 'time', 'en', helsinki)).toBe('12:30 AM');
    expect(formatInstant(moment, 'date', 'en', helsinki)).toBe('Nov 21, 2026');
    expect(formatInstant(moment, 'date', 'en', { timeZone: 'America/New_York' })).toBe('Nov 20, 2026');
  });

  test('show a 24-hour clock as such, with midnight starting at 0', () => {
    const moment = '2026-11-20T22:30:00.000Z';
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'UTC', hours: 24 })).toBe('22:30');
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'Europe/Helsinki', hours: 24 })).toBe('00:30');
    expect(formatInstant(moment, 'time', 'fi', { timeZone: 'UTC', hours: 12 })).toMatch(/^10[.:]30/);
  });

  test('include the date when it is not today', () => {
    const [moment, now] = ['2026-11-20T22:30:00.000Z', Date.parse('2026-11-20T08:00:00Z')];
    expect(formatInstant(moment, 'weekday-time', 'en', { timeZone: 'UTC', now })).toBe('10:30 PM');
    expect(formatInstant(moment, 'weekday-time', 'en', { timeZone: 'Europe/Helsinki', now })).toBe(
      'Sat, Nov 21, 12:30 AM',
    );
    expect(formatInstant(moment, 'time', 'en', { timeZone: 'UTC', hours: 24, now: now + 86_400_000 })).toBe(
      'Fri, Nov 20, 22:30',
    );
  });

  test('show a result in the language’s notation everywhere', () => {
    expect(formatScore(3, 1, 'en-US')).toBe('3–1');
    expect(formatScore(3, null, 'de')).toBe('3:–');
    expect(formatScore(3, 1, 'de')).toBe('3:1');
  });

  test('show save percentages without a leading zero in English, and with a comma in German', () => {
    expect(formatSavePercentage(0.9154, 'en')).toBe('.915');
    expect(formatSavePercentage(1, 'en')).toBe('1.000');
    expect(formatSavePercentage(0.9154, 'de')).toBe('0,915');
  });

  test('show elapsed time in the unit that fits', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(formatAgo(now - 30_000, now, 'en')).toBe('30 seconds ago');
    expect(formatAgo(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
    expect(formatAgo(now - 86_400_000, now, 'en')).toBe('yesterday');
  });

  test('never show past events in the future, however the clocks differ', () => {
    expect(formatAgo(1_004_000, 1_000_000, 'en')).toBe('now');
  });
});

test('real-money prices are shown in their currency, dollars or euros', () => {
  expect([formatPrice(499, 'USD', 'en'), formatPrice(499, 'EUR', 'en')]).toEqual(['$4.99', '€4.99']);
  expect(formatPrice(1_999, 'EUR', 'de')).toBe('19,99\u00a0€');
});
