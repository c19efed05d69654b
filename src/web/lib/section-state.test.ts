import { expect, it } from 'vitest';
import { changedParams } from './section-state.ts';

it('a reset clears filters, sorting and page, and keeps the tab', () => {
  const search = { tab: 'Results', kind: 'goalie', season: 3, sort: 'wins', page: 2, stage: undefined };
  expect(changedParams(search)).toEqual(['season', 'sort', 'page']);
  expect(changedParams(search, ['kind', 'season', 'stage'])).toEqual(['kind', 'season']);
});
