import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signingSort } from '#domains/free-agency/contract/shapes.ts';
import { search } from '#domains/search/contract.ts';
import { stats } from '#domains/stats/contract.ts';
import { worldContract } from '#domains/world/contract/calls.ts';

const sourceOf = (path: string) => readFileSync(`src/web/features/${path}`, 'utf8');

it('free agents start with the highest salaries, and a search with the highest ratings', () => {
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

it('player lists start with the highest salaries, on both screens', () => {
  expect(sourceOf('search/players-list.tsx')).toContain("initial={{ by: 'salary', order: 'desc' }}");
  for (const screen of ['trade/trade-center-screen.tsx', 'league/league-stats-screen.tsx'])
    expect(sourceOf(screen)).toContain('<PlayersList leagueId={leagueId}');
});

it('records start with the highest all-time values, on the first page', () => {
  const schema = worldContract.records['~orpc'].inputSchema;
  expect(schema?.parse({})).toMatchObject({ page: 1, order: 'desc', era: 'alltime', tier: 'any', scope: 'any' });
});

it('records use the specified parameters, each of them optional except the page', () => {
  const schema = worldContract.records['~orpc'].inputSchema;
  const all = {
    page: 2,
    tournament_level: 'FRM',
    era: 'current',
    team: 'mine',
    players: 'mine',
    tier: 2,
    holder_type: 'team',
    scope: 'season',
    season_type: 'playoffs',
  };
  expect(schema?.parse(all)).toMatchObject(all);
  expect(schema?.safeParse({ ...all, team: 'theirs' }).success).toBe(false);
});

it('player searches take every filter in the specification', () => {
  const filters = {
    minAge: 18,
    maxAge: 30,
    nation: 4,
    position: 'G',
    skills: 'glove:60-80',
    special: 'workhorse',
    minSalary: 500_000,
    maxSalary: 2_000_000,
    minYears: 1,
    maxYears: 3,
    minXp: 2,
    maxXp: 8,
    faRetiringOnly: 'true',
    minOverall: 50,
    maxOverall: 80,
    minTraining: 10,
    maxTraining: 90,
    minMatch: 20,
    maxMatch: 80,
  };
  expect(search.players['~orpc'].inputSchema?.parse(filters)).toMatchObject(filters);
});

it('statistics start with points, wins and goals for, highest first', () => {
  const { leagueSkaters, leagueGoalies, leagueTeams } = stats;
  const begun = [leagueSkaters, leagueGoalies, leagueTeams].map((call) => call['~orpc'].inputSchema?.parse({ id: 1 }));
  expect(begun).toMatchObject(['points', 'wins', 'goalsFor'].map((sort) => ({ sort, order: 'desc', page: 1 })));
});

it('trackers start with the newest', () => {
  expect(sourceOf('free-agency/signings-tracker.tsx')).toContain("NEWEST_FIRST: Sort = { by: 'date', order: 'desc' }");
  expect(signingSort.options[0]).toBe('date');
});
