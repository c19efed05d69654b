import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signingSort } from '#domains/free-agency/contract/shapes.ts';
import { search } from '#domains/search/contract.ts';
import { stats } from '#domains/stats/contract.ts';
import { worldContract } from '#domains/world/contract.ts';

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

it('lists of players begin with the highest salaries, on both screens', () => {
  expect(sourceOf('search/players-list.tsx')).toContain("initial={{ by: 'salary', order: 'desc' }}");
  for (const screen of ['trade/trade-center-screen.tsx', 'league/league-stats-screen.tsx'])
    expect(sourceOf(screen)).toContain('<PlayersList leagueId={leagueId}');
});

it('records begin with the highest values of all time, on the first page', () => {
  const schema = worldContract.records['~orpc'].inputSchema;
  expect(schema?.parse({})).toMatchObject({ page: 1, order: 'desc', era: 'alltime', tier: 'any', scope: 'any' });
});

it('statistics begin with points, wins and goals for, the highest first', () => {
  const { leagueSkaters, leagueGoalies, leagueTeams } = stats;
  const begun = [leagueSkaters, leagueGoalies, leagueTeams].map((call) => call['~orpc'].inputSchema?.parse({ id: 1 }));
  expect(begun).toMatchObject(['points', 'wins', 'goalsFor'].map((sort) => ({ sort, order: 'desc', page: 1 })));
});

it('trackers begin with the newest', () => {
  expect(sourceOf('free-agency/signings-tracker.tsx')).toContain("NEWEST_FIRST: Sort = { by: 'date', order: 'desc' }");
  expect(signingSort.options[0]).toBe('date');
});
