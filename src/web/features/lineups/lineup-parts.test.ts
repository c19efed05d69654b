import { describe, expect, it } from 'vitest';
import { isOfTab, LINEUP_TABS, tabOfPlace, UNITS } from '#web/features/lineups/lineup-parts.ts';

describe('the parts of a lineup', () => {
  it('can be found from each of their spots', () => {
    for (const tab of LINEUP_TABS) {
      for (const place of UNITS[tab].flatMap(({ rows }) => rows.flat())) expect(tabOfPlace(place)).toBe(tab);
    }
  });

  it('list first the players at their primary position', () => {
    const center = { positions: ['C', 'LD'] };
    const defender = { positions: ['LD', 'C'] };
    expect([isOfTab('forwards', center), isOfTab('forwards', defender)]).toEqual([true, false]);
    expect([isOfTab('defense', center), isOfTab('defense', defender)]).toEqual([false, true]);
    expect([isOfTab('power-play', center), isOfTab('power-play', defender)]).toEqual([true, true]);
  });
});
