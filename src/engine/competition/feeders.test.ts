import { describe, expect, it } from 'vitest';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { entriesFrom, firstRoundSides } from '#engine/competition/feeders.ts';
import type { Source } from '#engine/competition/settings.ts';
import type { Finish, Stage } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { currentStage, drawn, knockout, playOut, roundRobin } from '../../../tests/factories/tournament.ts';

/** Group A has the entries 11, 12 …, group B 21, 22 …; all winners are ranked above all runners-up. */
function groupStage(groups: number, size: number): Stage {
  const ranking = Array.from({ length: size }, (_, place) =>
    Array.from({ length: groups }, (_each, group) => ({
      entry: (group + 1) * 10 + place + 1,
      group,
      place: place + 1,
    })),
  ).flat();
  return { entries: [], groups: [], from: [], pairings: [], round: 1, ranking };
}

const advancing = (stages: readonly Stage[], sources: readonly Source[]) =>
  entriesFrom(stages, [{ sources: [] }, { sources }]);
const ids = (finishes: readonly Finish[]) => finishes.map(({ entry }) => entry);
const sides = (entries: readonly Finish[], settings: Parameters<typeof firstRoundSides>[2]) =>
  firstRoundSides(ids(entries), entries, settings).map((side) => (side.kind === 'entry' ? side.entry : side.kind));

describe('advancing from groups', () => {
  const stages = [groupStage(3, 4)];

  it('takes the top of each group, winners first', () => {
    expect(ids(advancing(stages, [{ stage: 0, take: 'top-of-groups', count: 2 }]))).toEqual([11, 21, 31, 12, 22, 32]);
  });

  it('adds the best third-place teams', () => {
    const sources = [
      { stage: 0, take: 'top-of-groups', count: 2 },
      { stage: 0, take: 'best-of-place', place: 3, count: 2 },
    ] as const;
    expect(ids(advancing(stages, sources)).slice(6)).toEqual([13, 23]);
  });

  it('takes ranks of the whole stage', () => {
    expect(ids(advancing(stages, [{ stage: 0, take: 'places', from: 5, to: 12 }]))).toHaveLength(8);
  });

  it('refuses a team twice, and teams of an unfinished stage', () => {
    const twice = { stage: 0, take: 'places', from: 1, to: 2 } as const;
    expect(() => advancing(stages, [twice, twice])).toThrow(RangeError);
    expect(() => advancing([{ ...groupStage(1, 2), ranking: null }], [twice])).toThrow(RangeError);
  });

  it('compares third places in groups of different sizes per game', () => {
    const stage = currentStage(playOut(drawn([roundRobin({ groups: 3 })], 11), new Random(11)));
    const thirds = stage.ranking?.filter(({ place }) => place === 3) ?? [];
    expect(thirds.map(({ group }) => group).sort()).toEqual([0, 1, 2]);
  });
});

describe('the first round after groups', () => {
  const place = (group: number, number: number) => ({ group, place: number });
  const topFour = advancing([groupStage(2, 4)], [{ stage: 0, take: 'top-of-groups', count: 4 }]);

  it('crosses over as configured', () => {
    const crossover = [
      [place(0, 1), place(1, 4)],
      [place(0, 2), place(1, 3)],
      [place(1, 2), place(0, 3)],
      [place(1, 1), place(0, 4)],
    ] as const;
    expect(sides(topFour, { crossover })).toEqual([11, 24, 12, 23, 22, 13, 21, 14]);
  });

  it('may hold the best third places', () => {
    const sources = [
      { stage: 0, take: 'top-of-groups', count: 2 },
      { stage: 0, take: 'best-of-place', place: 3, count: 2 },
    ] as const;
    const finishes = advancing([groupStage(3, 4)], sources);
    const best = (number: number) => ({ place: 3, best: number });
    const crossover = [
      [place(0, 1), best(2)],
      [place(1, 2), place(2, 2)],
      [place(1, 1), best(1)],
      [place(2, 1), place(0, 2)],
    ] as const;
    expect(sides(finishes, { crossover })).toEqual([11, 23, 22, 32, 21, 13, 31, 12]);
    const stages = [roundRobin({ groups: 3 }), knockout({ sources, crossover })];
    expect(faultsOf({ stages }, 12)).toEqual([]);
    const twice = crossover.with(0, [place(0, 1), best(1)]);
    const [fault] = faultsOf({ stages: [roundRobin({ groups: 3 }), knockout({ sources, crossover: twice })] }, 12);
    expect(fault?.fault).toBe('crossover-leaves-out-or-repeats');
    expect(playOut(drawn(stages, 12), new Random(4)).stages).toHaveLength(2);
  });

  it('separates teams of one group until the final', () => {
    for (const groups of [2, 3, 4, 5, 8, 11, 16]) {
      const topTwo = advancing([groupStage(groups, 2)], [{ stage: 0, take: 'top-of-groups', count: 2 }]);
      const bracket = sides(topTwo, { sameGroup: 'not-before-final' });
      const halfOf = (entry: number) => (bracket.indexOf(entry) < bracket.length / 2 ? 0 : 1);
      for (let group = 1; group <= groups; group++) {
        expect(halfOf(group * 10 + 1) + halfOf(group * 10 + 2)).toBe(1);
      }
      // Group winners get the byes, as far as there are enough of them.
      const withBye = bracket.flatMap((side, index) => (side === 'bye' ? [Number(bracket[index - 1]) % 10] : []));
      expect(withBye.filter((place) => place === 2)).toHaveLength(Math.max(0, withBye.length - groups));
    }
  });

  it('separates them in the first round only, and moves no team without need', () => {
    const sources = [
      { stage: 0, take: 'top-of-groups', count: 2 },
      { stage: 0, take: 'best-of-place', place: 3, count: 2 },
    ] as const;
    const finishes = advancing([groupStage(3, 4)], sources);
    const bracket = sides(finishes, { sameGroup: 'not-in-first-round' });
    for (let pair = 0; pair < 4; pair++) {
      expect(Math.floor(Number(bracket[pair * 2]) / 10)).not.toBe(Math.floor(Number(bracket[pair * 2 + 1]) / 10));
    }
    expect([...bracket].sort()).toEqual(ids(finishes).sort());
  });
});

describe('a knockout after a group stage', () => {
  it('runs from the groups to the final', () => {
    const stages = [
      roundRobin({ groups: 4 }),
      knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }], sameGroup: 'not-before-final' }),
    ];
    const [groups, bracket] = playOut(drawn(stages, 16), new Random(5)).stages;
    const groupOf = new Map(groups?.ranking?.map(({ entry, group }) => [entry, group]));
    for (const { teams, round } of bracket?.pairings ?? []) {
      if (round < 3) expect(groupOf.get(Number(teams[0]))).not.toBe(groupOf.get(Number(teams[1])));
    }
  });
});
