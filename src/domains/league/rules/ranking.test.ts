import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { type PlayedGame, tableOf } from '#domains/league/rules/ranking.ts';

function game(
  [homeTeamId, awayTeamId]: [number, number],
  [homeScore, awayScore]: [number, number],
  endedIn: PlayedGame['endedIn'] = 'regulation',
): PlayedGame {
  return { homeTeamId, awayTeamId, homeScore, awayScore, endedIn };
}

/** Returns the order of teams 1 to 3 after these games. */
function places(games: PlayedGame[]): number[] {
  const others = [4, 5, 6, 7];
  const ranked = tableOf([1, 2, 3, ...others], games, LEAGUE_SETTINGS);
  return ranked.map(({ teamId }) => teamId).filter((teamId) => !others.includes(teamId));
}

describe('standings', () => {
  it('add up results, points and goals', () => {
    const games = [game([1, 2], [3, 1]), game([2, 1], [4, 3], 'overtime'), game([1, 2], [2, 1], 'shootout')];
    expect(tableOf([1, 2], games, LEAGUE_SETTINGS)).toMatchObject([
      {
        teamId: 1,
        place: 1,
        played: 3,
        wins: 1,
        overtimeWins: 1,
        overtimeLosses: 1,
        losses: 0,
        points: 6,
        goalsFor: 8,
      },
      {
        teamId: 2,
        place: 2,
        played: 3,
        wins: 0,
        overtimeWins: 1,
        overtimeLosses: 1,
        losses: 1,
        points: 3,
        goalsFor: 6,
      },
    ]);
  });

  it('give both teams of a tie a point', () => {
    const tie = tableOf([1, 2], [game([1, 2], [2, 2], 'overtime')], LEAGUE_SETTINGS);
    expect(tie.map(({ points, overtimeLosses, losses }) => [points, overtimeLosses, losses])).toEqual([
      [1, 1, 0],
      [1, 1, 0],
    ]);
  });

  it('count at most the requested number of games per team, and break ties by all games', () => {
    const games = [game([1, 2], [3, 1]), game([2, 1], [5, 0])];
    const atHome = new Map([[1, games.slice(0, 1)]]);
    expect(tableOf([1, 2], games, LEAGUE_SETTINGS, atHome)).toMatchObject([
      { teamId: 1, played: 1, points: 3, goalsAgainst: 1 },
      { teamId: 2, played: 0, points: 0, goalsAgainst: 0 },
    ]);
  });
});

describe('the order of a league', () => {
  it('goes by points before regulation wins', () => {
    const onExtra = [4, 5, 6, 7].map((other) => game([2, other], [2, 1], 'overtime'));
    expect(places([...onExtra, game([1, 4], [9, 0]), game([1, 5], [9, 0])])).toEqual([2, 1, 3]);
  });

  it('prefers regulation wins between teams tied on points', () => {
    const onExtra = [4, 5, 6].map((other) => game([1, other], [2, 1], 'overtime'));
    expect(places([...onExtra, game([2, 4], [2, 1]), game([2, 5], [2, 1])])).toEqual([2, 1, 3]);
  });

  it('continues with all wins, goal difference and goals for', () => {
    const onExtra = [game([2, 4], [2, 1], 'overtime')];
    const lostLate = [game([4, 1], [2, 1], 'overtime'), game([5, 1], [2, 1], 'overtime')];
    expect(places([...onExtra, ...lostLate])).toEqual([2, 1, 3]);
    expect(places([game([1, 4], [2, 1]), game([2, 4], [3, 1])])).toEqual([2, 1, 3]);
    expect(places([game([1, 4], [2, 1]), game([2, 4], [3, 2])])).toEqual([2, 1, 3]);
  });

  it('then uses head-to-head games, and finally the age of the team', () => {
    const level = [game([2, 1], [2, 1]), game([1, 4], [2, 1]), game([5, 2], [2, 1])];
    expect(places(level)).toEqual([2, 1, 3]);
    expect(places([])).toEqual([1, 2, 3]);
  });
});
