import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The one module that orders teams in the standings. */
const ORDERS_TEAMS = 'src/engine/competition/tiebreakers.ts';

/** Comparisons of figures of the standings, in code or in SQL, in a file that reads them. */
const COMPARISONS = [
  /\b\w+\.(?:points|wins|goalsFor)\s*-\s*\w+\.(?:points|wins|goalsFor)\b/,
  /\b(?:asc|desc)\(\s*standings\.(?:points|wins|played|goalsFor)/,
  /order by [^`\n]*\b(?:standings|s|st)\.(?:points|wins|goals_for)\b/,
  /\branksBy\([^)]*\.?points/,
];
const READS_TABLES = /\b(?:standings|stageEntries)\b[^;]*#domains\/(?:season|competition)\/tables\.ts/;

const files = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8') }));

const compares = (text: string) => COMPARISONS.some((comparison) => comparison.test(text));

it('one module ranks teams, and readers of standings take the stored ranks', () => {
  const found = files.filter(({ text }) => READS_TABLES.test(text) && compares(text)).map(({ file }) => file);
  expect(found).toEqual([]);
  const defines = files.filter(({ text }) => /export function orderTeams\b/.test(text)).map(({ file }) => file);
  expect(defines).toEqual([ORDERS_TEAMS]);
});

it('finds a comparison written elsewhere', () => {
  const own = [
    'rows.sort((one, other) => other.points - one.points)',
    '.orderBy(desc(standings.points))',
    'select * from standings s order by s.points desc',
    'ranksBy(entries, ({ points }) => points)',
  ];
  expect(own.every(compares)).toBe(true);
});
