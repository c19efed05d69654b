import { describe, expect, it } from 'vitest';
import { type NamedScreen, screenHits } from './screen-hits.ts';

const screens: NamedScreen[] = [
  { path: '/club/overview/{-$id}', title: 'Overview', group: 'club' },
  { path: '/club/lineups', title: 'Lineups', group: 'club' },
  { path: '/league/overview/{-$id}', title: 'League overview', group: 'league' },
  { path: '/office/trade-center', title: 'Trade center', group: 'office' },
];
const titles = (typed: string) => screenHits(screens, typed).map(({ title }) => title);

describe('screens in the quick search', () => {
  it('are the first of each group before typing', () => {
    expect(titles('')).toEqual(['Overview', 'League overview', 'Trade center']);
  });

  it('are found by prefixes of words in title and group, in any order', () => {
    expect(titles('tr')).toEqual(['Trade center']);
    expect(titles('center trade')).toEqual(['Trade center']);
    expect(titles('club over')).toEqual(['Overview']);
    expect(titles('rade')).toEqual([]);
  });
});
