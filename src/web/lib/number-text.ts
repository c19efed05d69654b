/** Numbers as people type them: in the notation of their language, or in another one that can mean only one number. */
import { formatterOf } from './intl.ts';

/** What a typed text says: null for an empty one; a fault if it is no number, or has decimals where none are allowed. */
export type TypedNumber = { value: number } | { fault: 'notANumber' | 'notWhole' } | null;

/** What people type around and between digits: spaces, apostrophes, and the signs of money and percentages. */
const ORNAMENTS = /[\s'’$€£%]/gu;
const NUMBER = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/;
const GROUPS = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)$/;

/** Returns the sign that a language writes between thousands, and that before decimals. */
export function separatorsOf(locale: string): { group: string; decimal: string } {
  const parts = formatterOf(Intl.NumberFormat, locale, {}).formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/**
 * Reads a typed number: '1.500.000' is the same in English as in German, and so is '2.5'; '1.500' is one and a half in
 * English and fifteen hundred in German, but fifteen hundred in both where only whole numbers are taken: nobody types three
 * decimals there. @param decimals allowed; further ones are rounded, where any are allowed
 */
export function readNumber(text: string, locale: string, decimals = 0): TypedNumber {
  const typed = text.replace(ORNAMENTS, '').replace(/^[−–]/, '-');
  if (typed === '') return null;
  const [, sign = '', digits = ''] = NUMBER.exec(typed) ?? [];
  const point = pointOf(digits, decimals === 0 ? null : separatorsOf(locale).decimal);
  const [whole, fraction] = [digits.slice(0, point), digits.slice(point + 1)];
  if (digits === '' || !(/^\d*$/.test(whole) || GROUPS.test(whole))) return { fault: 'notANumber' };
  const exact = Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  if (decimals === 0 && !Number.isInteger(exact)) return { fault: 'notWhole' };
  // Adding zero makes one zero of the two.
  return { value: Math.round(exact * 10 ** decimals) / 10 ** decimals + 0 };
}

/** Returns where the decimals begin, or the end of the digits. @param decimal the language's sign before them; null: none are taken */
function pointOf(digits: string, decimal: string | null): number {
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return digits.length;
  if (marks.length > 1) return marks.filter(([mark]) => mark === last[0]).length === 1 ? last.index : digits.length;
  const isGroup = last[0] !== decimal && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isGroup ? digits.length : last.index;
}

/** Returns a number as it is edited: with the language's sign before decimals, and none between thousands. */
export function numberText(
  value: number | null,
  locale: string,
  { decimals = 0, isGrouped = false }: { decimals?: number | undefined; isGrouped?: boolean } = {},
): string {
  if (value === null) return '';
  const options = { useGrouping: isGrouped, maximumFractionDigits: decimals };
  return formatterOf(Intl.NumberFormat, locale, options).format(value);
}

/** What a field takes. */
export interface NumberBounds {
  min: number;
  max: number;
  decimals?: number | undefined;
}

/** The value of a field after a text was typed, undefined if it stays as it was, and what is wrong with the text. */
export interface Understood {
  value: number | null | undefined;
  fault?: 'notANumber' | 'notWhole' | 'outOfRange';
}

/** Returns what a field makes of a typed text. Beyond its bounds that is the nearest number within them, and a fault. */
export function understand(text: string, locale: string, { min, max, decimals }: NumberBounds): Understood {
  const read = readNumber(text, locale, decimals);
  if (read === null) return { value: null };
  if ('fault' in read) return { value: undefined, fault: read.fault };
  const value = within(read.value, { min, max });
  return value === read.value ? { value } : { value, fault: 'outOfRange' };
}

/** Returns the number nearest to one within bounds. */
export function within(value: number, { min, max }: NumberBounds): number {
  return Math.max(min, Math.min(max, value));
}
