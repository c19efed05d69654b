import { describe, expect, it } from 'vitest';
import { bracketPairings, seedsInBracket } from '#engine/competition/bracket.ts';
import { finalRanking, nextRound, openGames } from '#engine/competition/competition.ts';
import { Random } from '#engine/random.ts';
import {
  currentStage,
  drawn,
  entrants,
  knockout,
  placement,
  playOut,
  roundRobin,
} from '../../../tests/factories/tournament.ts';

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

  it('of placement games has neighbors meet for their places, and an odd last one keeps its own', () => {
    const pairs = (count: number) => teamsOf(count)(1, currentStage(drawn([placement()], count)));
    expect(pairs(5)).toEqual([
      [1, 2],
      [3, 4],
      [5, 'bye'],
    ]);
    const sources = [{ stage: 0, take: 'top-of-groups', count: 3 }] as const;
    const over = playOut(drawn([roundRobin({ groups: 2 }), placement({ sources })], 6), new Random(1));
    const { from, entries, pairings } = currentStage(over);
    const placeOf = new Map(entries.map((entry, index) => [entry, from[index]?.place]));
    expect(pairings.map(({ teams }) => teams.map((team) => placeOf.get(Number(team))))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const places = finalRanking(over).map((entry) => placeOf.get(entry));
    expect(places).toEqual([1, 1, 2, 2, 3, 3]);
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

  it('may re-seed single rounds, as the Olympics of 2022 did their semifinals', () => {
    const settings = knockout({ bracket: ['fixed', 'reseeding', 'fixed'], playedPlaces: 4 });
    let now = drawn([settings], 12);
    expect(currentStage(now).pairings.map(({ round }) => round)).toEqual([...Array(8).fill(1), ...Array(4).fill(2)]);
    // Seeds as they were: the upsets are 9 over 8, 10 over 7, and then 9 over 1.
    const upsets = [9, 10];
    while (currentStage(now).round < 3) {
      const seeds = currentStage(now).entries;
      const results = openGames(now).map(({ pairing, home, away }) => {
        const [high, low] = [seeds.indexOf(home) + 1, seeds.indexOf(away) + 1];
        const isUpset = upsets.includes(low) && (high === 8 || high === 7 || high === 1);
        return { pairing, homeGoals: isUpset ? 0 : 1, awayGoals: isUpset ? 1 : 0, endedIn: 'regulation' as const };
      });
      now = nextRound(now, results, new Random('draw'));
    }
    expect(teamsOf(12)(2, currentStage(now))).toEqual([
      [1, 9],
      [4, 5],
      [2, 10],
      [3, 6],
    ]);
    // A fixed bracket would let 9 meet 4, and 2 meet 3.
    expect(teamsOf(12)(3, currentStage(now))).toEqual([
      [2, 9],
      [3, 4],
    ]);
    // The final and the game for third place come with them.
    expect(currentStage(now).pairings.filter(({ round }) => round === 4)).toHaveLength(2);
  });

  it.each(['fixed', 'reseeding'] as const)('that is %s may end before the final', (bracket) => {
    const settings = knockout({ bracket, lastRound: 2, rounds: [{ bestOf: 3 }, { bestOf: 1 }] });
    const over = playOut(drawn([settings], 16), new Random(3));
    const { pairings, round } = currentStage(over);
    expect([round, pairings.length]).toEqual([2, 12]);
    expect(pairings.map(({ format }) => ('bestOf' in format ? format.bestOf : 0))).toEqual([
      ...Array(8).fill(1),
      ...Array(4).fill(3),
    ]);
    // The four winners come first, each part by seed.
    const ranks = finalRanking(over).map((entry) => entrants(16).indexOf(entry));
    const sorted = (from: number, to: number) => ranks.slice(from, to).toSorted((one, other) => one - other);
    expect(ranks).toEqual([...sorted(0, 4), ...sorted(4, 8), ...sorted(8, 16)]);
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
