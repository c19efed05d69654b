import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import help from '#web/features/help/words.ts';
import { HELPED } from '#web/features/rookie/helped.ts';
import { SCREEN_FILES } from '../../../../tests/e2e/screen-files.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { findSections } from './find.ts';
import { NUMBERS } from './numbers.ts';
import words from './words.ts';

const sections = Object.entries(words.section);
const used = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
/** Numbers from two on in letters; ways of speech that are no numbers are taken out first. */
const SPELLED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|twice|dozen)\b/i;
/** Names, not numbers. */
const withoutNames = (text: string) => text.replace(/U21/g, '');

describe('the handbook', () => {
  it('types no number: each comes from a constant of the game', () => {
    for (const [id, text] of [...sections, ...Object.entries(words.title), ...Object.entries(help.answer)]) {
      const said = withoutNames(text).replace(/\{\{\w+\}\}/g, '');
      expect(said, id).not.toMatch(/\d/);
      expect(said, id).not.toMatch(SPELLED);
    }
    const code = readFileSync(new URL('numbers.ts', import.meta.url), 'utf8');
    const withoutImports = code.slice(code.indexOf('export const NUMBERS')).replace(/juniorSquad.*U21\)/, '');
    expect(withoutImports).not.toMatch(/\d/);
  });

  it('says every number that it has, knows every number that it says, and none is broken', () => {
    const names = new Set(sections.flatMap(([, text]) => used(text)));
    expect([...names].sort()).toEqual(Object.keys(NUMBERS).sort());
    for (const [name, { value }] of Object.entries(NUMBERS)) expect(Number.isFinite(value), name).toBe(true);
    for (const text of Object.values(help.answer)) for (const name of used(text)) expect(NUMBERS).toHaveProperty(name);
  });

  it('answers each of the common questions', () => {
    expect(Object.keys(help.answer)).toEqual(Object.keys(help.question));
  });

  it('has each section in exactly one chapter, with a title', () => {
    const listed = CHAPTERS.flatMap((chapter) => chapter.sections);
    expect([...listed].sort()).toEqual(Object.keys(words.section).sort());
    expect(Object.keys(words.title).sort()).toEqual(Object.keys(words.section).sort());
    expect(CHAPTERS.map(({ id }) => id)).toEqual(Object.keys(words.chapter));
  });

  it('leads only to screens that exist and are open', () => {
    const open = new Set(
      SCREEN_FILES.filter(({ data }) => data.opensLater === undefined).map(({ path }) => path.replace('/{-$id}', '')),
    );
    for (const { id, screens } of CHAPTERS) for (const screen of screens) expect([...open], id).toContain(screen);
  });

  it('has a chapter for every screen that has a short help', () => {
    for (const screen of HELPED) expect(chapterOf(screen), screen).not.toBeNull();
    expect(chapterOf('/club/lineups')).toBe('lineups');
    expect(chapterOf('/no/such/screen')).toBeNull();
  });
});

describe('a search of the handbook', () => {
  const all = [
    { id: 'waivers', title: 'Waivers', text: 'Who goes down is on waivers.' },
    { id: 'moves', title: 'Moves', text: 'Call up, send down; some clear WAIVERS first.' },
    { id: 'cap', title: 'Salary cap', text: 'Nobody is over it. Café.' },
  ];

  it('finds words in any case and without their accents, titles first', () => {
    expect(findSections(all, 'waivers').map(({ id }) => id)).toEqual(['waivers', 'moves']);
    expect(findSections(all, 'CAFE').map(({ id }) => id)).toEqual(['cap']);
  });

  it('wants every word, and finds nothing for nothing', () => {
    expect(findSections(all, 'clear waivers').map(({ id }) => id)).toEqual(['moves']);
    expect(findSections(all, '  ')).toEqual([]);
    expect(findSections(all, 'zamboni')).toEqual([]);
  });
});
