/**
 * Scans every input before its schema for what schemas do not cover: text that would break the database or the stack,
 * or mislead readers.
 */
import { MAX_INPUT_DEPTH } from '#platform/calls/limits.ts';

export interface InputFault {
  path: string[];
  message: string;
}

/** Fields that others never read: a password may be any text. */
const UNREAD = /password/i;

/** Characters that change the direction of surrounding text, so that it reads differently ("‮"), or are invisible. */
const BIDI_CONTROL = /\p{Bidi_Control}/u;

/**
 * Small capitals of phonetic alphabets: Unicode counts them as separate letters, and no list of confusables folds all
 * of them ("ᴊᴏᴇ"). IPA Extensions, Phonetic Extensions up to the Cyrillic one (except ain, the snout of many a bear),
 * and the few in Latin Extended-D and -E.
 */
const SMALL_CAPITAL =
  /[\u0262\u026A\u0274\u0276\u0280\u0281\u028F\u0299\u029B\u029C\u029F\u1D00-\u1D24\u1D26-\u1D2B\uA730\uA731\uA776\uA7AF\uA7FA\uAB46]/;

/**
 * Finds text that PostgreSQL cannot store (NUL, lone surrogates), text that misleads readers (bidirectional controls,
 * small capitals), and excessive nesting.
 *
 * @returns null when nothing is wrong
 */
export function faultOfInput(input: unknown): InputFault | null {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path } = item;
    const fault = typeof value === 'string' ? (faultOfText(value) ?? faultOfLook(value, path)) : null;
    if (fault !== null) return { path, message: fault };
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_INPUT_DEPTH) return { path: [], message: 'Is nested too deeply.' };
    for (const [key, inner] of Object.entries(value)) {
      const faultOfKey = faultOfText(key);
      if (faultOfKey !== null) return { path, message: faultOfKey };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}

function faultOfText(text: string): string | null {
  if (text.includes('\0')) return 'Must not contain a NUL character.';
  return text.isWellFormed() ? null : 'Must not contain half a character.';
}

function faultOfLook(text: string, path: readonly string[]): string | null {
  if (path.some((name) => UNREAD.test(name))) return null;
  if (BIDI_CONTROL.test(text)) return 'Must not contain characters that change the direction of text.';
  return SMALL_CAPITAL.test(text) ? 'Must not contain phonetic small capitals; use ordinary letters.' : null;
}
