import { describe, expect, it } from 'vitest';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import { goalieCareer, skaterCareer, withSplitSeasons } from './career-totals.ts';

/** Every count has the same number; the names are all there, `fromEntries` forgets them. */
const skater = (count: number) => {
  const counts = Object.fromEntries(PAST_SKATER_COLUMNS.map((name) => [name, count]));
  return { ...(counts as unknown as Parameters<typeof skaterTotalsOf>[0]), shots: 10 * count, faceoffsLost: 3 * count };
};
const goalie = (count: number) => {
  const counts = Object.fromEntries(PAST_GOALIE_COLUMNS.map((name) => [name, count]));
  return { ...(counts as unknown as Parameters<typeof goalieTotalsOf>[0]), shotsAgainst: 2 * count, toi: 3600 * count };
};

describe('a career', () => {
  it('is the sum of its seasons, and its rates those of the sums', () => {
    const whole = skaterCareer([skaterTotalsOf(skater(2)), skaterTotalsOf(skater(3))]);
    expect(whole).toEqual(skaterTotalsOf(skater(5)));
    expect(goalieCareer([goalieTotalsOf(goalie(2)), goalieTotalsOf(goalie(3))])).toEqual(goalieTotalsOf(goalie(5)));
  });

  it('of nobody has no rates', () => {
    expect(skaterCareer([])).toMatchObject({ games: 0, shootingPercentage: null });
  });
});

describe('a season with two clubs of one league', () => {
  const line = (season: number, leagueId: number | null, games: number) => ({
    season,
    leagueId,
    totals: skaterTotalsOf(skater(games)),
  });

  it('has a line for both together above a line for each', () => {
    const traded = [line(3, 1, 2), line(3, 1, 5)];
    const lines = withSplitSeasons([...traded, line(2, 1, 4)], skaterCareer);
    expect(lines.map(({ season, clubs, totals }) => [season, clubs, totals.games])).toEqual([
      [3, 2, 7],
      [3, undefined, 2],
      [3, undefined, 5],
      [2, undefined, 4],
    ]);
  });

  it('is no season with a club and its farm team, nor one of tournaments', () => {
    const lines = [line(3, 1, 2), line(3, 2, 5), line(3, null, 1), line(3, null, 2)];
    expect(withSplitSeasons(lines, skaterCareer)).toEqual(lines);
  });
});
