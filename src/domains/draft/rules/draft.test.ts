import { describe, expect, it } from 'vitest';
import { evenGeneration } from '#domains/youth/rules/generation.ts';
import { amateurPositions, drawAmateur } from '#domains/youth/rules/newcomers.ts';
import { assetFromPick } from '#engine/market/pick-worth.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { appealOf, byAppeal, type Candidate, choose, PLAIN_TASTE, tasteOf } from './board.ts';
import { drawOrder, type Finish, lotteryChances, roundOf } from './order.ts';
import { type Amateur, ORDINARY_EYES, type ScoutingEyes, scout } from './scouting.ts';

/** Twenty clubs, club 20 the worst; the first eight made the playoffs, which club 3 won. */
const finishes: Finish[] = Array.from({ length: 20 }, (_, index) => {
  return { clubId: index + 1, rank: index + 1, inPlayoffs: index < 8, isChampion: index === 2 };
});
const orders = Array.from({ length: 400 }, (_, seed) => drawOrder(finishes, new Random(seed)));

describe('the draft order', () => {
  it('gives every club one pick a round, the champion last', () => {
    for (const { first, later } of orders.slice(0, 20)) {
      expect(first.toSorted((a, b) => a - b)).toEqual(finishes.map(({ clubId }) => clubId));
      expect(first.at(-1)).toBe(3);
      expect(first.slice(12)).toEqual([8, 7, 6, 5, 4, 2, 1, 3]);
      expect(later.slice(0, 12)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
      expect(later.at(-1)).toBe(3);
    }
  });

  it('gives the worst club the first pick one time in four', () => {
    const chances = lotteryChances(12);
    expect(chances[0]).toBe(0.25);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const worst = orders.filter(({ first }) => first[0] === 20).length;
    expect(worst / orders.length).toBeGreaterThan(0.17);
    expect(worst / orders.length).toBeLessThan(0.33);
  });

  it('lets no club climb more than ten spots, and the worst club fall no further than two', () => {
    for (const { first } of orders) {
      for (const [index, clubId] of first.entries()) {
        if (clubId > 8) expect(20 - clubId - index).toBeLessThanOrEqual(10);
      }
      expect(first.indexOf(20)).toBeLessThanOrEqual(2);
    }
    expect(orders.some(({ first }) => first[0] !== 20)).toBe(true);
  });

  it('has twenty picks a round', () => {
    expect([1, 20, 21, 40, 140].map((spot) => roundOf(spot, 20))).toEqual([1, 1, 2, 2, 7]);
  });
});

function classOf(year: number): (Amateur & { truth: number })[] {
  const random = new Random(`class ${year}`);
  const positions = amateurPositions(20);
  const drawn = positions.map((position) => drawAmateur({ position, tier: 1 }, random));
  const talents = drawn.map(({ body }, index) => ({ ...body, position: positions[index] ?? 'C' }));
  const ceilings = evenGeneration(talents, { first: 20, all: 20 }, random);
  return talents.map(({ position, skills }, index) => {
    const own = ceilings[index] ?? [];
    const age = drawn[index]?.age ?? 17;
    return { id: year * 1000 + index, position, age, skills, ceilings: own, truth: exactOverall(position, own) };
  });
}

/** Runs a draft of twenty boards. @returns the selections in order, and whether each has a regular's ceiling. */
function draftOf(year: number): { chosen: Amateur; isRegular: boolean }[] {
  const secret = knownSecret(year);
  const ofClass = classOf(year);
  // The number of new regulars a league needs in a year.
  const line = ofClass.map(({ truth }) => truth).toSorted((a, b) => b - a)[44] ?? 99;
  const boards = Array.from({ length: 20 }, (_, index) =>
    ofClass
      .map((amateur): Candidate => {
        const scouted = scout(amateur, { secret, season: year, clubId: index + 1, eyes: ORDINARY_EYES });
        const { id, position } = amateur;
        return { id, position, appeal: appealOf(position, scouted, tasteOf(index + 1, secret)) };
      })
      .sort(byAppeal),
  );
  const taken = new Set<number>();
  const byId = new Map(ofClass.map((amateur) => [amateur.id, amateur]));
  return Array.from({ length: 140 }, (_, spot) => {
    const id = choose({ board: boards[spot % 20] ?? [], taken, wishes: [], chosen: [] });
    if (id === null) throw new Error('nobody is left');
    taken.add(id);
    const chosen = byId.get(id) ?? expect.unreachable();
    return { chosen, isRegular: chosen.truth >= line };
  });
}
const years = Array.from({ length: 40 }, (_, year) => draftOf(year + 1));

describe('the careers of draft picks', () => {
  it('are predictable for the first few only: first-rounders mostly make it, the last seldom do', () => {
    const share = (from: number, to: number) => {
      const picks = years.flatMap((year) => year.slice(from - 1, to));
      return picks.filter(({ isRegular }) => isRegular).length / picks.length;
    };
    expect(share(1, 2)).toBeGreaterThan(0.85);
    expect(share(3, 5)).toBeGreaterThan(0.7);
    expect(share(11, 20)).toBeGreaterThan(0.4);
    expect(share(11, 20)).toBeLessThan(0.85);
    expect(share(31, 60)).toBeGreaterThan(0.15);
    expect(share(31, 60)).toBeLessThan(0.5);
    expect(share(91, 120)).toBeLessThan(0.25);
    expect(share(121, 140)).toBeLessThan(share(31, 60));
  });
});

describe('a pick’s trade value', () => {
  it('is what players taken there add in their eighth season', () => {
    const ratio = (from: number, to: number) => {
      const brought = years.flatMap((year) =>
        year.slice(from - 1, to).map(({ chosen }) => {
          const { position, age, skills, ceilings } = chosen;
          return projectGoals(prospectOf({ position, age: age + 1, skills, ceilings }), 1).at(-1) ?? 0;
        }),
      );
      const asked = Array.from({ length: to - from + 1 }, (_, index) => from + index).map((spot) => {
        const pick = { id: 1, round: roundOf(spot, 20), spot, place: 1, clubs: 20, draftIn: -1 };
        return assetFromPick(pick).goals.at(-1) ?? 0;
      });
      const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
      return mean(asked) / mean(brought);
    };
    for (const [from, to] of [
      [1, 5],
      [6, 20],
      [21, 60],
    ] as const) {
      expect(ratio(from, to), `${from} to ${to}`).toBeGreaterThan(0.65);
      expect(ratio(from, to), `${from} to ${to}`).toBeLessThan(1.5);
    }
  });
});

describe('scouts', () => {
  const [amateur] = classOf(3);
  if (!amateur) throw new Error('there is nobody');
  const secret = knownSecret(1);

  it('see the same whenever they look, and no two clubs see the same', () => {
    const look = (clubId: number | null) => scout(amateur, { secret, season: 3, clubId, eyes: ORDINARY_EYES });
    expect(look(1)).toEqual(look(1));
    expect(look(1).potential.mid).not.toBe(look(2).potential.mid);
    expect(look(null).potential.mid).not.toBe(look(1).potential.mid);
  });

  it('of better clubs err less in their own view, but as much as all others in the shared view', () => {
    const sharp: ScoutingEyes = ({ position }) => (position === amateur.position ? 0.7 : 1);
    const [ordinary, better] = [ORDINARY_EYES, sharp].map((eyes) =>
      scout(amateur, { secret, season: 3, clubId: 1, eyes }),
    );
    const width = (seen: typeof ordinary) => (seen?.potential.high ?? 0) - (seen?.potential.low ?? 0);
    expect(width(better)).toBeLessThan(width(ordinary));
    expect(width(better)).toBeGreaterThan(width(ordinary) / 2);
  });

  it('never expect a player to become worse than he is', () => {
    for (const each of classOf(4)) {
      const { present, potential } = scout(each, { secret, season: 4, clubId: 1, eyes: ORDINARY_EYES });
      expect(potential.low).toBeGreaterThanOrEqual(present.mid);
      expect(potential.high).toBeGreaterThanOrEqual(potential.mid);
    }
  });
});

describe('a club’s draft choice', () => {
  const board: Candidate[] = [
    { id: 1, position: 'C', appeal: 80 },
    { id: 2, position: 'G', appeal: 79 },
    { id: 3, position: 'LD', appeal: 78 },
  ];

  it('is the first available player on its list, then the best available on its board', () => {
    expect(choose({ board, taken: new Set(), wishes: [3, 2], chosen: [] })).toBe(3);
    expect(choose({ board, taken: new Set([3]), wishes: [3, 2], chosen: [] })).toBe(2);
    expect(choose({ board, taken: new Set([2, 3]), wishes: [3, 2], chosen: [] })).toBe(1);
    expect(choose({ board, taken: new Set([1, 2, 3]), wishes: [3], chosen: [] })).toBeNull();
  });

  it('is never an ineligible player, whatever the list says', () => {
    expect(choose({ board, taken: new Set(), wishes: [99], chosen: [] })).toBe(1);
  });

  it('is not one goalie after another', () => {
    expect(choose({ board: board.slice(1), taken: new Set(), wishes: [], chosen: ['G'] })).toBe(3);
  });

  it('depends on taste: risk-takers pick players who may become stars', () => {
    const band = (mid: number) => ({ low: mid, mid, high: mid });
    const safe = { present: band(60), potential: band(70) };
    const bold = { present: band(45), potential: band(75) };
    const appeal = (risk: number, scouted: typeof safe) => appealOf('C', scouted, { ...PLAIN_TASTE, risk });
    expect(appeal(0, safe)).toBeGreaterThan(appeal(0, bold));
    expect(appeal(100, bold)).toBeGreaterThan(appeal(100, safe));
  });
});
