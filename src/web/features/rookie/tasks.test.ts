import { describe, expect, it } from 'vitest';
import { ROOKIE_TASKS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { HELPED, helpFor, NO_HELP, placeOf } from '#web/features/rookie/helped.ts';
import { PLACES } from '#web/features/rookie/tasks.ts';
import words from '#web/features/rookie/words.ts';
import { SCREEN_FILES } from '../../../../tests/e2e/screen-files.ts';

const screens = new Map(SCREEN_FILES.map(({ path, data }) => [placeOf(path), data]));

describe('the first hour', () => {
  it('has ten tasks, each done by a visit or by what it leaves behind', () => {
    expect(ROOKIE_TASKS).toHaveLength(10);
    expect(ROOKIE_TASKS.filter((task) => !PLACES[task].isVisit)).toEqual(TASKS_BY_FACT);
  });

  it('leads to screens that are open', () => {
    const places = [...HELPED, ...Object.values(PLACES).map(({ screen }) => screen)];
    for (const place of places) expect([place, screens.get(place)?.opensLater ?? 'open']).toEqual([place, 'open']);
    for (const place of places) expect(screens.has(place)).toBe(true);
  });

  it('has words for each of them, and a sentence or two for each screen', () => {
    expect(Object.keys(words.task).sort()).toEqual([...ROOKIE_TASKS].sort());
    expect(Object.keys(words.help).sort()).toEqual([...HELPED].sort());
    for (const help of Object.values(words.help))
      expect(help.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThan(3);
  });
});

describe('the short help of a screen', () => {
  it('comes once, for a screen that has one', () => {
    expect(helpFor('/club/roster', [])).toBe('/club/roster');
    expect(helpFor('/club/roster', ['help:/club/roster'])).toBeNull();
    expect(helpFor('/settings', [])).toBeNull();
  });

  it('never comes to who wants none', () => {
    expect(helpFor('/club/roster', [NO_HELP])).toBeNull();
  });
});
