import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import opensLater from '#web/locales/en/opens-later.ts';
import { CHECKLIST } from '../../../tests/checklist.ts';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';

/** Titles of the tests that a source has, as they are written there; those that are skipped do not count. */
function titlesIn(source: string): Set<string> {
  const titles = new Set<string>();
  for (const { 2: title = '' } of source.matchAll(/(?:\b(?:test|it)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)) {
    titles.add(title.replaceAll(/\\(.)/g, '$1'));
  }
  return titles;
}

const rows = Object.entries(CHECKLIST).flatMap(([section, list]) => list.map((row) => ({ section, ...row })));
const closedAreas = new Set(SCREEN_FILES.flatMap(({ data }) => (data.opensLater ? [data.opensLater] : [])));

describe('the check list of the specification', () => {
  it('has a test for every row', () => {
    const lost = rows.flatMap((row) => {
      if (!('file' in row)) return [];
      const hasTest = existsSync(row.file) && titlesIn(readFileSync(row.file, 'utf8')).has(row.test);
      return hasTest ? [] : [`${row.section}: "${row.says}" is shown by no test "${row.test}" in ${row.file}`];
    });
    expect(lost).toEqual([]);
  });

  it('puts off only what opens later, and no longer than that', () => {
    const open = rows.flatMap((row) =>
      'opensLater' in row && !closedAreas.has(row.opensLater as never) ? [row.says] : [],
    );
    expect(open).toEqual([]);
    expect(Object.keys(opensLater.area)).toEqual(expect.arrayContaining([...closedAreas]));
  });

  it('says nothing twice within a section', () => {
    const said = rows.map(({ section, says }) => `${section} ${says}`);
    expect(said).toHaveLength(new Set(said).size);
  });

  it('sees a test that is there, behind a table and over two lines, and none that is skipped', () => {
    const source = [
      "test('one', () => {});",
      "test.each([\n  [1],\n])('two %i',",
      "it(\n  'three’s',",
      "it.skip('four', () => {});",
      "it.todo('five');",
    ].join('\n');
    expect([...titlesIn(source)]).toEqual(['one', 'two %i', 'three’s']);
  });
});
