import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PlayerId, TeamId } from '#engine/ids.ts';

/**
 * Files that read the highest id, but not to take the next: a block of taken ids, the sequences after an import, the newest of
 * several cards.
 */
const ALLOWED = ['src/domains/shop/store/cards.ts', 'src/platform/database/bulk.ts', 'src/world/transfer/import.ts'];

/** "max(id)" in SQL, `max(games.id)` of drizzle, with or without an alias of the table. */
const HIGHEST_ID = /\bmax\(\s*(?:\$\{)?(?:\w+\.)?id\b/i;

/**
 * `teamId: number` or `teamIds: number[]` in a type, `teamId: z.number()` in a call: ids of a noun that could be confused with
 * any other.
 */
const NOUNS = [
  'player',
  'team',
  'club',
  'league',
  'game',
  'user',
  'nation',
  'person',
  'job',
  'competition',
  'pairing',
  'entry',
  'pick',
  'trade',
  'contract',
  'article',
  'desk',
];
const BARE_ID = new RegExp(
  `\\b(?:${NOUNS.join('|')}|\\w*(?:${NOUNS.map((noun) => noun.replace(/^./, (letter) => letter.toUpperCase())).join('|')}))Ids?\\??: (?:(?:readonly |(?:Readonly)?(?:Set|Array)<)?number\\b|z\\.(?:array\\(z\\.)?number)`,
);

const files = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('ids come from sequences: nothing adds one to the highest id', () => {
  const found = files.filter((file) => HIGHEST_ID.test(read(file)));
  expect(found.sort()).toEqual(ALLOWED);
  expect(
    ['select max(id) + 1 from games', 'max(games.id)', `max(\${games.id})`].every((sql) => HIGHEST_ID.test(sql)),
  ).toBe(true);
});

it('ids carry their noun in every type, table and call', () => {
  const found = files.flatMap((file) => {
    const bare = BARE_ID.exec(read(file));
    return bare ? [`${file}: ${bare[0]}`] : [];
  });
  expect(found).toEqual([]);
  expect(
    [
      '{ teamId: number }',
      'homeTeamId?: number',
      'playerId: z.number().int()',
      'clubIds: readonly number[]',
      'userIds: Set<number>',
      'playerIds: z.array(z.number())',
    ].every((source) => BARE_ID.test(source)),
  ).toBe(true);
});

it('an id of one noun does not pass for another', () => {
  const nameOf = (teamId: TeamId) => `team ${teamId}`;
  const playerId: PlayerId = 7;
  // @ts-expect-error: he is no team.
  expect(nameOf(playerId)).toBe('team 7');
});
