import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannedGame, seasonFixtures, seriesFixtures } from './fixtures.ts';

const teamIds = Array.from({ length: 20 }, (_, index) => 100 + index);
const league = { id: 4, slot: 2, teamIds, competitions: { league: 31, friendly: 32 } };

const byDay = (games: readonly PlannedGame[]) => Map.groupBy(games, (game) => game.day);

describe('the schedule of a league', () => {
  it('lets every team play once on each day of games, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 99 }), (seed, season) => {
        const days = byDay(seasonFixtures(league, season, seed));
        expect([...days.keys()]).toEqual([3, 5, ...Array.from({ length: 38 }, (_, index) => index + 6)]);
        for (const games of days.values()) {
          const playing = games.flatMap((game) => [game.homeTeamId, game.awayTeamId]);
          expect(playing.toSorted()).toEqual(teamIds);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has every pair of teams meet once at each place', () => {
    const regular = seasonFixtures(league, 1, 7).filter((game) => game.competitionId === league.competitions.league);
    const pairs = new Set(regular.map((game) => `${game.homeTeamId}-${game.awayTeamId}`));
    expect(regular).toHaveLength(380);
    expect(pairs.size).toBe(380);
  });

  it('is another one next season', () => {
    const order = (season: number) =>
      seasonFixtures(league, season, 7).map((game) => `${game.homeTeamId}-${game.awayTeamId}`);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });
});

describe('a playoff series', () => {
  const series = { season: 1, competitionId: 33, slot: 2, round: 2, highTeamId: 7, lowTeamId: 9 };
  const games = seriesFixtures({ ...series, bestOf: 5 });

  it('is planned with five games on five days', () => {
    expect(games.map((game) => game.day)).toEqual([49, 50, 51, 52, 53]);
  });

  it('is at home with the better team in games 1, 2 and 5', () => {
    expect(games.map((game) => game.homeTeamId)).toEqual([7, 7, 9, 9, 7]);
    expect(games.every((game) => game.homeTeamId + game.awayTeamId === 16)).toBe(true);
  });

  it('of three games or one is at home with the better team once more than with the other', () => {
    const homes = (bestOf: number) => seriesFixtures({ ...series, bestOf }).map((game) => game.homeTeamId);
    expect([homes(3), homes(1)]).toEqual([[7, 9, 7], [7]]);
  });
});
