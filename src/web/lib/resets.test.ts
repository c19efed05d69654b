import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Controls that choose or filter; a screen with two of them needs a way to reset both at once. */
const CONTROL = /<(NativeSelect|SegmentedControl|SeasonSelect|Checkbox|TextInput|NumberField|Select|MultiSelect)\b/g;
const RESET = /<(StatsFilters|ResetFilters|SeasonAndLeague)\b|useReset\(/;
const KEEPS_FILTERS = /setSearch\(|useSearchState\(/;

/** Their controls are not filters, or have a reset of their own. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'features/stats/stats-filters.tsx': 'stands within StatsFilters',
  'features/search/player-filters.tsx': 'clears all of them',
  'features/saved-search/saved-searches.tsx': 'opens a search that is saved',
  'features/game/reports/lines-report.tsx': 'what the table shows: two choices that are always one of each',
  'features/article/article-editor.tsx': 'a form',
  'features/forum/forum-screen.tsx': 'clears all of them',
  'features/competition/competition-stages.tsx': 'which stage and group are shown: always one of each',
  'features/purchase/account-statement.tsx': 'one account, and a form about it',
  'features/purchase/admin-tab.tsx': 'one filter, and a note in the dialog of a refund',
  'features/admin/users-tab.tsx': 'one search, and a note in the dialog of a user',
};

it('every section with two or more filters in the address can be reset to its defaults', () => {
  const screens = globSync('src/web/features/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));
  const kept = screens.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return KEEPS_FILTERS.test(source) && (source.match(CONTROL)?.length ?? 0) >= 2;
  });
  expect(kept.length).toBeGreaterThan(10);
  const stuck = kept
    .filter((path) => !RESET.test(readFileSync(path, 'utf8')))
    .map((path) => path.replace('src/web/', ''))
    .filter((path) => !(path in OTHERWISE));
  expect(stuck).toEqual([]);
});
