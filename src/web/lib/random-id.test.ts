import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { randomId } from './random-id.ts';

it('each id is a different UUID, even on an insecure connection', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  vi.unstubAllGlobals();
});
