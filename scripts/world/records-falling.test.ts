import { describe, expect, it } from 'vitest';
import { bookOf, fallsOf, type SeasonBest, type SeasonLine } from './records-falling.ts';

const line = (season: number, playerId: number, goals: number): SeasonLine => {
  return { season, playerId, goals, assists: 0, wins: 0, shutouts: 0 };
};

describe('the count of fallen records', () => {
  const falls = fallsOf([
    ...[line(1, 1, 20), line(1, 2, 10)],
    ...[line(2, 1, 5), line(2, 2, 14)],
    // 1 has 40, 2 has 30, and 21 in a season are more than ever.
    ...[line(3, 1, 15), line(3, 2, 6), line(3, 3, 21)],
    // 1 only adds to what is his; nobody has scored as many in a season.
    ...[line(4, 1, 3), line(4, 2, 4), line(4, 3, 2)],
    // 3 passes 1.
    ...[line(5, 3, 30)],
  ]);

  it('begins when a league has seasons behind it, and has a line for those in which none fell', () => {
    expect(falls.map(({ season }) => season)).toEqual([3, 4, 5]);
    expect(falls[1]?.falls).toEqual([]);
  });

  it('knows the best season and the best career, and that an own record is not broken', () => {
    const told = falls.map((fall) =>
      fall.falls
        .filter(({ statistic }) => statistic === 'goals')
        .map(({ scope, playerId, value, before }) => [scope, playerId, value, before]),
    );
    expect(told).toEqual([
      [['season', 3, 21, 20]],
      [],
      [
        ['season', 3, 30, 21],
        ['career', 3, 53, 43],
      ],
    ]);
  });
});

describe('the book of records', () => {
  const best = (season: number, statistic: string, value: number): SeasonBest => {
    return { season, leagueId: 1, kind: 'league', scope: statistic === 'goals' ? 'season' : 'game', statistic, value };
  };
  const book = bookOf([
    // A level that rises breaks its record every season; one that stays breaks none by reaching it again.
    ...[10, 11, 12, 13].map((value, index) => best(index + 1, 'goals', value)),
    ...[5, 5, 5, 5].map((value, index) => best(index + 1, 'hits', value)),
  ]);

  it('says what fell, and what would by chance', () => {
    expect(book.map(({ season, records, ofGame, ofSeason }) => [season, records, ofGame, ofSeason])).toEqual([
      [3, 2, 0, 1],
      [4, 2, 0, 1],
    ]);
    expect(book.map(({ byChance }) => byChance)).toEqual([2 / 3, 2 / 4]);
  });

  it('shows a level that creeps up', () => {
    const [third, fourth] = book.map(({ level }) => level);
    expect(third).toBeCloseTo((100 * (12 / 11.5 + 1)) / 2);
    expect(fourth).toBeGreaterThan(third ?? 0);
  });
});
