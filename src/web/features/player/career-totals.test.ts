import { describe, expect, it } from 'vitest';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import { goalieCareer, skaterCareer, withSplitSeasons } from './career-totals.ts';

/** Returns totals with the same number in every count; all names are there, but `fromEntries` loses their types. */
const skater = (count: number) => {
  const counts = Object.fromEntries(PAST_SKATER_COLUMNS.map((name) => [name, count]));
  return { ...(counts as unknown as Parameters<typeof skaterTotalsOf>[0]), shots: 10 * count, faceoffsLost: 3 * count };
};
const goalie = (count: number) => {
  const counts = Object.fromEntries(PAST_GOALIE_COLUMNS.map((name) => [name, count]));
  return { ...(counts as unknown as Parameters<typeof goalieTotalsOf>[0]), shotsAgainst: 2 * count, toi: 3600 * count };
};

describe('a career', () => {
  it('is the sum of its seasons, with rates of the sums', () => {
    const whole = skaterCareer([skaterTotalsOf(skater(2)), skaterTotalsOf(skater(3))]);
    expect(whole).toEqual(skaterTotalsOf(skater(5)));
    expect(goalieCareer([goalieTotalsOf(goalie(2)), goalieTotalsOf(goalie(3))])).toEqual(goalieTotalsOf(goalie(5)));
  });

  it('without seasons has no rates', () => {
    expect(skaterCareer([])).toMatchObject({ games: 0, shootingPercentage: null });
  });
});

describe('a season with two clubs of one league', () => {
  const line = (season: number, leagueId: number | null, games: number) => ({
    season,
    leagueId,
    totals: skaterTotalsOf(skater(games)),
  });

  it('has a combined line above one for each club', () => {
    const traded = [line(3, 1, 2), line(3, 1, 5)];
    const lines = withSplitSeasons([...traded, line(2, 1, 4)], skaterCareer);
    expect(lines.map(({ season, clubs, totals }) => [season, clubs, totals.games])).toEqual([
      [3, 2, 7],
      [3, undefined, 2],
      [3, undefined, 5],
      [2, undefined, 4],
    ]);
  });

  it('does not combine a club and its farm team, or tournaments', () => {
    const lines = [line(3, 1, 2), line(3, 2, 5), line(3, null, 1), line(3, null, 2)];
    expect(withSplitSeasons(lines, skaterCareer)).toEqual(lines);
  });
});
