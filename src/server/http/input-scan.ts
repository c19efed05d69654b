/** A look at every input before its schema: refuses what no schema thinks of, but the database or the stack would choke on. */
import { MAX_INPUT_DEPTH } from '#server/http/limits.ts';

export interface InputFault {
  path: string[];
  message: string;
}

/** Finds text with a NUL character (PostgreSQL stores none) and nesting without end; null: nothing is wrong. */
export function faultOfInput(input: unknown): InputFault | null {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path } = item;
    if (typeof value === 'string' && value.includes('\0')) {
      return { path, message: 'Must not contain a NUL character.' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_INPUT_DEPTH) return { path: [], message: 'Is nested too deeply.' };
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return { path, message: 'Must not contain a NUL character.' };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}
