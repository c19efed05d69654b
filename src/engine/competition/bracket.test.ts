import { describe, expect, it } from 'vitest';
import { bracketPairings, seedsInBracket } from '#engine/competition/bracket.ts';
import { finalRanking, nextRound, openGames } from '#engine/competition/competition.ts';
import { Random } from '#engine/random.ts';
import { currentStage, drawn, entrants, knockout, playOut } from '../../../tests/factories/tournament.ts';

const teamsOf = (count: number) => {
  const ids = entrants(count);
  return (round: number, stage = currentStage(drawn([knockout()], count))) =>
    stage.pairings
      .filter((pairing) => pairing.round === round)
      .map(({ teams }) => teams.map((team) => (typeof team === 'number' ? ids.indexOf(team) + 1 : team)));
};

describe('a bracket', () => {
  it('lets the top two seeds meet only in the final', () => {
    expect(seedsInBracket(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedsInBracket(16).slice(0, 8)).toEqual([1, 16, 8, 9, 4, 13, 5, 12]);
  });

  it('gives byes to the top seeds, so only the lowest play in', () => {
    expect(teamsOf(5)(1)).toEqual([
      [1, 'bye'],
      [4, 5],
      [2, 'bye'],
      [3, 'bye'],
    ]);
    expect(teamsOf(5)(2)).toEqual([
      [1, null],
      [2, 3],
    ]);
  });

  it('of sixteen continues after its third round', () => {
    const stage = currentStage(playOut(drawn([knockout()], 16), new Random(1)));
    expect(stage.round).toBe(4);
    expect(stage.pairings).toHaveLength(15);
  });

  it('plays for third place, or for all places', () => {
    const games = (playedPlaces: number) =>
      bracketPairings(
        entrants(8).map((entry) => ({ kind: 'entry', entry })),
        { rounds: [{ bestOf: 1 }], playedPlaces },
      ).length;
    expect([2, 4, 8].map(games)).toEqual([7, 8, 12]);
  });

  it('uses the last settings given for earlier rounds without their own', () => {
    const settings = knockout({ rounds: [{ bestOf: 7 }, { bestOf: 5 }, { legs: 2 }], playedPlaces: 4 });
    const { pairings } = currentStage(drawn([settings], 16));
    const formats = [1, 2, 3, 4].map((round) => pairings.find((pairing) => pairing.round === round)?.format);
    expect(formats).toEqual([{ legs: 2 }, { legs: 2 }, { bestOf: 5 }, { bestOf: 7 }]);
    // The third-place game is not part of the final's series.
    expect(pairings.filter(({ round }) => round === 4).map(({ format }) => format)).toEqual([
      { bestOf: 7 },
      { bestOf: 1 },
    ]);
  });

  it('with re-seeding lets the best remaining seed meet the lowest', () => {
    let now = drawn([knockout({ bracket: 'reseeding' })], 8);
    // Every underdog wins.
    const upsets = openGames(now).map(({ pairing }) => {
      return { pairing, homeGoals: 0, awayGoals: 1, endedIn: 'regulation' as const };
    });
    now = nextRound(now, upsets, new Random('draw'));
    expect(teamsOf(8)(2, currentStage(now))).toEqual([
      [5, 8],
      [6, 7],
    ]);
  });

  it('ranks losers of the same round by seed', () => {
    let now = drawn([knockout()], 4);
    while (openGames(now).length > 0) {
      const results = openGames(now).map(({ pairing }) => {
        return { pairing, homeGoals: 2, awayGoals: 1, endedIn: 'regulation' as const };
      });
      now = nextRound(now, results, new Random('draw'));
    }
    expect(finalRanking(now)).toEqual(entrants(4));
  });
});
