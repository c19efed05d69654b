import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signingSort } from '#domains/free-agency/contract/shapes.ts';
import { search } from '#domains/search/contract.ts';

const sourceOf = (path: string) => readFileSync(`src/web/features/${path}`, 'utf8');

it('free agents begin with the highest salaries, a search with the highest ratings', () => {
  expect(sourceOf('free-agency/free-agent-center-screen.tsx')).toMatch(
    /FreeAgentSearch' && <PlayerResults scope="free-agents" initial=\{\{ by: 'salary', order: 'desc' \}\}/,
  );
  expect(sourceOf('search/search-screen.tsx')).toMatch(
    /<PlayerResults [^>]*initial=\{\{ by: 'overall', order: 'desc' \}\}/,
  );
  const schema = search.players['~orpc'].inputSchema;
  expect(schema?.parse({})).toMatchObject({
    sort: 'overall',
    order: 'desc',
    position: 'S',
    minXp: -1,
    maxXp: -1,
    page: 1,
  });
});

it('trackers begin with the newest', () => {
  expect(sourceOf('free-agency/signings-tracker.tsx')).toContain("NEWEST_FIRST: Sort = { by: 'date', order: 'desc' }");
  expect(signingSort.options[0]).toBe('date');
});
