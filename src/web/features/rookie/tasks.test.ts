import { describe, expect, it } from 'vitest';
import { ROOKIE_TASKS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { helpFor, NO_HELP, placeOf } from '#web/features/rookie/helped.ts';
import { PLACES } from '#web/features/rookie/tasks.ts';
import words from '#web/features/rookie/words.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { SCREEN_FILES, screenDataOf } from '../../../../tests/e2e/screen-files.ts';

const screens = new Map(SCREEN_FILES.map(({ path, data }) => [placeOf(path), data]));

describe('the first-hour tour', () => {
  it('has ten tasks, each completed by a visit or by its effect', () => {
    expect(ROOKIE_TASKS).toHaveLength(10);
    expect(ROOKIE_TASKS.filter((task) => !PLACES[task].isVisit)).toEqual(TASKS_BY_FACT);
  });

  it('links to open screens', () => {
    const places = Object.values(PLACES).map(({ screen }) => screen);
    for (const place of places) expect([place, screens.get(place)?.opensLater ?? 'open']).toEqual([place, 'open']);
    for (const place of places) expect(screens.has(place)).toBe(true);
  });

  it('has words for each task, and one or two sentences for each screen', () => {
    expect(Object.keys(words.task).sort()).toEqual([...ROOKIE_TASKS].sort());
    for (const help of Object.values(words.help))
      expect(help.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThan(3);
  });
});

describe('a screen’s short help', () => {
  const roster = '/club/roster/{-$id}';
  const shown = (path: ScreenPath, onboarding: readonly string[]) => helpFor(path, screenDataOf(path), onboarding);

  it('appears once', () => {
    expect(shown(roster, [])).toBe(roster);
    expect(shown(roster, ['help:/club/roster'])).toBeNull();
  });

  it('never appears to users who turned it off', () => {
    expect(shown(roster, [NO_HELP])).toBeNull();
  });

  it('appears on no screen that opens later, and on no message screen', () => {
    expect(shown('/tournament/$id', [])).toBeNull();
    expect(shown('/whoops', [])).toBeNull();
  });
});
