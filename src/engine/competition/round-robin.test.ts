import { describe, expect, it } from 'vitest';
import { groupsOf, roundRobinPairings } from '#engine/competition/round-robin.ts';
import { Random } from '#engine/random.ts';

const entries = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const deal = (count: number, groups: number, grouping: 'snake' | 'pots' = 'snake') =>
  groupsOf(entries(count), { groups, grouping }, new Random(1));

describe('groups', () => {
  it('are filled back and forth in seed order', () => {
    expect(deal(10, 3)).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9, 10],
    ]);
  });

  it('drawn from pots have one team of each pot', () => {
    const groups = deal(12, 3, 'pots');
    for (const pot of [0, 3, 6, 9]) {
      const ofPot = groups.map((group) => group.filter((entry) => entry > pot && entry <= pot + 3));
      expect(ofPot.map(({ length }) => length)).toEqual([1, 1, 1]);
    }
    expect(groups).not.toEqual(deal(12, 3));
  });
});

describe('the rounds of a group', () => {
  const rounds = (count: number, legs: number, hosts: 'balanced' | 'better-seed' = 'balanced') =>
    roundRobinPairings([entries(count)], { legs, hosts });

  it('give one team a bye in each round of an odd group', () => {
    const byes = rounds(5, 1).filter(({ teams }) => teams[1] === 'bye');
    expect(byes.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(byes.map(({ teams }) => teams[0])).size).toBe(5);
  });

  it('switch home ice from leg to leg', () => {
    const games = rounds(4, 2).map(({ teams }) => teams.join(' at '));
    expect(new Set(games).size).toBe(12);
  });

  it('put the better seed at home where that is set', () => {
    for (const { teams } of rounds(6, 3, 'better-seed')) expect(Number(teams[0])).toBeLessThan(Number(teams[1]));
  });

  it('of two groups run side by side', () => {
    const both = roundRobinPairings([entries(4), [11, 12, 13]], { legs: 1, hosts: 'balanced' });
    expect(both.filter(({ round }) => round === 1).map(({ group }) => group)).toEqual([0, 0, 1, 1]);
    expect(both.map(({ number }) => number)).toEqual(both.map((_, index) => index + 1));
  });
});
