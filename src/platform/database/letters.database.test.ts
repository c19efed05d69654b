import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folded } from '#engine/player/identity/folding.ts';
import * as library from '#engine/player/identity/names/names.gen.ts';
import { OWN_FIRST_NAMES } from '#engine/player/identity/names/own-first-names.ts';
import { OWN_LAST_NAMES } from '#engine/player/identity/names/own-last-names.ts';
import { testDatabase } from '../../../tests/database.ts';
import { foldedText } from './letters.ts';

const { db } = testDatabase();

/** Returns the texts that SQL folds otherwise than code. */
async function differing(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ folds: string[] }>(sql`
    select array_agg(${foldedText(sql`text`)} order by place) as folds
    from unnest(${sql.param([...texts])}::text[]) with ordinality as given (text, place)`);
  return texts.filter((text, index) => rows[0]?.folds[index]?.trim() !== folded(text));
}

it('SQL folds every letter of the names of the world and of the Latin, Greek and Cyrillic blocks as code does', async () => {
  const names = JSON.stringify([library, OWN_FIRST_NAMES, OWN_LAST_NAMES]);
  const blocks = [
    [0x20, 0x58f],
    [0x1c80, 0x1c8f],
    [0x1e00, 0x1fff],
    [0x2c60, 0x2c7f],
    [0xa640, 0xa69f],
    // Up to the letters of the Unicode version that PostgreSQL 18 knows.
    [0xa720, 0xa7cd],
    [0xab30, 0xab6f],
    [0xfb00, 0xfb06],
    [0xff21, 0xff5a],
  ] as const;
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  expect(
    await differing([...new Set([...names, ...letters, ...letters.map((letter) => letter.normalize('NFD'))])]),
  ).toEqual([]);
});

it('SQL folds any text as code does', async () => {
  const texts = fc
    .sample(fc.string({ unit: 'grapheme', maxLength: 12 }), 2000)
    .map((text) => text.replaceAll('\0', ''));
  expect(await differing(texts)).toEqual([]);
});
