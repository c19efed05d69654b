/**
 * Numbers, money, times and dates as people read them: by locale, and in the user's time zone. The plain functions take
 * the locale; components use `useFormat()`, which knows it.
 */
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { formatterOf } from './intl.ts';
import { useUser } from './session.ts';
import { serverNow } from './time.ts';

/** Shown for a value that does not exist, e.g. a percentage of no shots. */
export const NOTHING = '–';

/** Has no width and prevents a line break. */
const WORD_JOINER = '\u2060';

/** Returns whole dollars with thousands separators: '$1,250,000'. The game has no other currency. */
export function formatMoney(dollars: number, locale: string): string {
  return withSign(dollars, locale, { maximumFractionDigits: 0 });
}

/** Returns dollars for narrow places: '$850K', '$1.25M'. */
export function formatShortMoney(dollars: number, locale: string): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2 };
  return withSign(dollars, locale, { notation: 'compact', ...digits });
}

/** Returns a real-money price: '$4.99', '4,99 €'. @param cents whole cents */
export function formatPrice(cents: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return formatterOf(Intl.NumberFormat, locale, style).format(cents / 100);
}

function withSign(dollars: number, locale: string, options: Intl.NumberFormatOptions): string {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  // Browsers break a line between the minus sign and the currency sign, unless the two are joined.
  return (
    (dollars < 0 ? `−${WORD_JOINER}` : '') +
    formatterOf(Intl.NumberFormat, locale, { ...style, ...options }).format(Math.abs(dollars))
  );
}

/** @param fractionDigits always shown, so that columns line up */
export function formatNumber(value: number | null, locale: string, fractionDigits = 0): string {
  if (value === null) return NOTHING;
  const options = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return formatterOf(Intl.NumberFormat, locale, options).format(value);
}

/** @param percent 0 to 100 */
export function formatPercent(percent: number | null, locale: string, fractionDigits = 1): string {
  if (percent === null) return NOTHING;
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return formatterOf(Intl.NumberFormat, locale, { style: 'percent', ...digits }).format(percent / 100);
}

/**
 * Returns a save percentage as hockey writes it: '.915', '1.000'; in languages other than English '0,915'. @param share
 * 0 to 1
 */
export function formatSavePercentage(share: number | null, locale: string): string {
  if (share === null) return NOTHING;
  return locale.startsWith('en') ? share.toFixed(3).replace(/^0/, '') : formatNumber(share, locale, 3);
}

/** Returns a number with its sign, for plus-minus and differences: '+3', '−2', '0'. */
export function formatSigned(value: number, locale: string, fractionDigits = 0): string {
  return signOf(value) + formatNumber(Math.abs(value), locale, fractionDigits);
}

/** Returns a percentage with its sign: '+1.2%', '−0.5%'; in German '+1,2 %'. @param percent 0 to 100 */
export function formatSignedPercent(percent: number, locale: string, fractionDigits = 1): string {
  return signOf(percent) + formatPercent(Math.abs(percent), locale, fractionDigits);
}

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : '−';
}

/** Returns the sign between the goals of two sides: '3–1' in English, '3:1' in languages that write it so. */
export function scoreSign(locale: string): string {
  return locale.startsWith('en') ? '–' : ':';
}

/** Returns a score with the team in question first: '3–1'. */
export function formatScore(own: number | null, other: number | null, locale: string): string {
  return `${own ?? NOTHING}${scoreSign(locale)}${other ?? NOTHING}`;
}

/** Returns ice time or a game clock: '18:04'; minutes are not split into hours. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns an ordinal: '1st', '2nd', '11th'; languages other than English write '1.'. */
export function formatOrdinal(value: number, locale: string): string {
  if (!locale.startsWith('en')) return `${value}.`;
  return `${value}${ORDINAL_ENDINGS[formatterOf(Intl.PluralRules, locale, { type: 'ordinal' }).select(value)] ?? 'th'}`;
}

/** Returns a duration in words, in its two largest units: '1 day, 3 hours', '45 seconds'. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 86_400), 'day'],
    [Math.floor(whole / 3600) % 24, 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([value]) => value > 0);
  const words = shown.map(([value, unit]) =>
    formatterOf(Intl.NumberFormat, locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  return formatterOf(Intl.ListFormat, locale, { type: 'unit', style: 'short' }).format(words);
}

/** Returns a list in words: 'Aho, Kivi, and Salo'; in German 'Aho, Kivi und Salo'. */
export function formatList(words: readonly string[], locale: string): string {
  return formatterOf(Intl.ListFormat, locale, { type: 'conjunction' }).format(words);
}

/** 'time' and 'weekday-time' include the date unless it is today's. */
export type DateStyle = 'date' | 'time' | 'date-time' | 'weekday-time';
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  'date-time': { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  'weekday-time': { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
};

/** A user's choices for times, or those of their browser. */
export interface TimeWishes {
  timeZone?: string | undefined;
  /** The 12- or 24-hour clock; by default the usual one of the language. */
  hours?: 12 | 24 | undefined;
  /** Now, ms since 1970: an instant today needs no date. Absent: no instant counts as today's. */
  now?: number | undefined;
}

/** @param instant ISO 8601 or ms since 1970 */
export function formatInstant(
  instant: string | number,
  style: DateStyle,
  locale: string,
  { timeZone, hours, now }: TimeWishes = {},
): string {
  const moment = typeof instant === 'number' ? instant : Date.parse(instant);
  const day = formatterOf(Intl.DateTimeFormat, 'en', { dateStyle: 'short', timeZone });
  const isToday = now !== undefined && day.format(now) === day.format(moment);
  const isShort = style === 'time' || style === 'weekday-time';
  const shown = !isShort || now === undefined ? style : isToday ? 'time' : 'weekday-time';
  const hourCycle = style === 'date' || hours === undefined ? undefined : hours === 24 ? 'h23' : 'h12';
  return formatterOf(Intl.DateTimeFormat, locale, { ...DATE_STYLES[shown], timeZone, hourCycle }).format(moment);
}

/**
 * Returns how long ago an instant was: '5 minutes ago', 'yesterday', 'now'. The clocks of server and browser differ by
 * some seconds: an instant in the future counts as now.
 */
export function formatAgo(instant: string | number, now: number, locale: string): string {
  const moment = Math.min(typeof instant === 'number' ? instant : Date.parse(instant), now);
  const seconds = (moment - now) / 1000;
  const format = formatterOf(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return format.format(Math.round(seconds), 'second');
  if (size < 3600) return format.format(Math.round(seconds / 60), 'minute');
  if (size < 86_400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86_400), 'day');
}

/** Returns the formats above for the language and time zone of the user. */
export function useFormat() {
  const { i18n } = useTranslation();
  const user = useUser();
  const timeZone = knownTimeZone(user?.timeZone);
  const hours = hoursOf(user?.settings['time-format']);
  const locale = i18n.language;
  return useMemo(
    () => ({
      money: (dollars: number) => formatMoney(dollars, locale),
      price: (cents: number, currency: string) => formatPrice(cents, currency, locale),
      shortMoney: (dollars: number) => formatShortMoney(dollars, locale),
      number: (value: number | null, fractionDigits?: number) => formatNumber(value, locale, fractionDigits),
      percent: (percent: number | null, fractionDigits?: number) => formatPercent(percent, locale, fractionDigits),
      savePercentage: (share: number | null) => formatSavePercentage(share, locale),
      signed: (value: number, fractionDigits?: number) => formatSigned(value, locale, fractionDigits),
      signedPercent: (percent: number, fractionDigits?: number) => formatSignedPercent(percent, locale, fractionDigits),
      clock: formatClock,
      score: (own: number | null, other: number | null) => formatScore(own, other, locale),
      scoreSign: scoreSign(locale),
      ordinal: (value: number) => formatOrdinal(value, locale),
      duration: (seconds: number) => formatDuration(seconds, locale),
      instant: (instant: string | number, style: DateStyle = 'date-time') =>
        formatInstant(instant, style, locale, { timeZone, hours, now: serverNow() }),
      ago: (instant: string | number, now: number) => formatAgo(instant, now, locale),
    }),
    [locale, timeZone, hours],
  );
}

/** Returns undefined, the browser's own zone, for a zone that an old browser does not know by its current name. */
function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return timeZone;
  try {
    formatterOf(Intl.DateTimeFormat, 'en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

/** @param setting of a user: '12', '24', or anything else for the usual clock. */
function hoursOf(setting: unknown): TimeWishes['hours'] {
  return setting === '24' ? 24 : setting === '12' ? 12 : undefined;
}
