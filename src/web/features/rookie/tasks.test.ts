import { describe, expect, it } from 'vitest';
import { ROOKIE_TASKS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { helpOf, isHelpRead, NO_HELP, placeOf } from '#web/features/rookie/helped.ts';
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
  const helpAt = (path: ScreenPath) => helpOf(path, screenDataOf(path));

  it('is marked until it is first opened', () => {
    expect(helpAt(roster)).toBe(roster);
    expect(isHelpRead(roster, ['help:/club/overview'])).toBe(false);
    expect(isHelpRead(roster, ['help:/club/roster'])).toBe(true);
  });

  it('is never marked for users who hid the dots', () => {
    expect(isHelpRead(roster, [NO_HELP])).toBe(true);
  });

  it('exists on no screen that opens later, and on no message screen', () => {
    expect(helpAt('/tournament/$id')).toBeNull();
    expect(helpAt('/whoops')).toBeNull();
  });
});
