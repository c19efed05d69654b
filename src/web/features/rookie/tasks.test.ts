import { describe, expect, it } from 'vitest';
import { ROOKIE_TASKS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { helpFor, NO_HELP, placeOf } from '#web/features/rookie/helped.ts';
import { PLACES } from '#web/features/rookie/tasks.ts';
import words from '#web/features/rookie/words.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { SCREEN_FILES, screenDataOf } from '../../../../tests/e2e/screen-files.ts';

const screens = new Map(SCREEN_FILES.map(({ path, data }) => [placeOf(path), data]));

describe('the first hour', () => {
  it('has ten tasks, each done by a visit or by what it leaves behind', () => {
    expect(ROOKIE_TASKS).toHaveLength(10);
    expect(ROOKIE_TASKS.filter((task) => !PLACES[task].isVisit)).toEqual(TASKS_BY_FACT);
  });

  it('leads to screens that are open', () => {
    const places = Object.values(PLACES).map(({ screen }) => screen);
    for (const place of places) expect([place, screens.get(place)?.opensLater ?? 'open']).toEqual([place, 'open']);
    for (const place of places) expect(screens.has(place)).toBe(true);
  });

  it('has words for each of them, and a sentence or two for each screen', () => {
    expect(Object.keys(words.task).sort()).toEqual([...ROOKIE_TASKS].sort());
    for (const help of Object.values(words.help))
      expect(help.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThan(3);
  });
});

describe('the short help of a screen', () => {
  const roster = '/club/roster/{-$id}';
  const shown = (path: ScreenPath, onboarding: readonly string[]) => helpFor(path, screenDataOf(path), onboarding);

  it('comes once', () => {
    expect(shown(roster, [])).toBe(roster);
    expect(shown(roster, ['help:/club/roster'])).toBeNull();
  });

  it('never comes to who wants none', () => {
    expect(shown(roster, [NO_HELP])).toBeNull();
  });

  it('comes on no screen that opens later, and on none that is a message itself', () => {
    expect(shown('/tournament/$id', [])).toBeNull();
    expect(shown('/whoops', [])).toBeNull();
  });
});
