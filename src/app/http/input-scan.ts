/** A look at every input before its schema: refuses what no schema thinks of, but the database or the stack would choke on. */
import { MAX_INPUT_DEPTH } from '#platform/calls/limits.ts';

export interface InputFault {
  path: string[];
  message: string;
}

/** Finds text that PostgreSQL cannot store (NUL, halves of surrogate pairs) and nesting without end; null: nothing is wrong. */
export function faultOfInput(input: unknown): InputFault | null {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path } = item;
    const fault = typeof value === 'string' ? faultOfText(value) : null;
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
