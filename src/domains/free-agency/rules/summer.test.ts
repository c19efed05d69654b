import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capHit } from '#engine/market/cap-hit.ts';
import { firstLimits } from '#engine/market/price.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, LEVELS, POSITIONS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { type PlanPlayer, type PlanState, planSummer, type SummerPlan } from './summer.ts';

const SEASON = 4;
/** Whole dollars of everybody of a level: a first team that costs nearly the limit. */
const SALARIES = { PRO: 3_300_000, FRM: 775_000, U21: 155_000 };

/** Clubs with ordinary squads, and a market of former farm players. */
function stateOf(seed: number, clubCount = 3): PlanState {
  const random = new Random(seed);
  const players: PlanPlayer[] = [];
  const add = (clubId: number | null, level: (typeof LEVELS)[number]) => {
    for (const member of generateRoster({ level, tier: 1, quality: 0 }, random)) {
      const position = member.positions[0] ?? 'C';
      const contractTo = clubId === null ? null : SEASON + random.int(0, 3);
      const overall = overallOf(position, member.skills);
      const salary = clubId === null ? 0 : SALARIES[level];
      players.push({
        id: players.length + 1,
        ...{ position, age: member.age, overall, ceiling: overall + 2 },
        ...{ clubId, contractTo, salary },
      });
    }
  };
  const clubs = Array.from({ length: clubCount }, (_, index) => ({
    id: index + 1,
    tier: 1,
    limits: firstLimits(1),
    dead: 1_000_000,
  }));
  for (const { id } of clubs) for (const level of LEVELS) add(id, level);
  add(null, 'FRM');
  return { season: SEASON, clubs, players };
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const plan = (state: PlanState, seed = 1) => planSummer(state, new Random(seed));

/** Everybody who is somewhere after the summer, by player id. */
function whereabouts({ retired, placements, released }: SummerPlan): number[] {
  return [...retired, ...released, ...placements.map((placement) => placement.playerId)];
}

describe('the summer between two seasons', () => {
  it('puts nobody in two places, and forgets nobody who had a club', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = stateOf(seed);
        const all = whereabouts(plan(state, seed));
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(state.players.map((player) => player.id)));
      }),
      { numRuns: 20 },
    );
  });

  it('leaves every squad with enough for each position, newcomers included', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = stateOf(seed);
        const { placements, openings } = plan(state, seed);
        const position = new Map(state.players.map((player) => [player.id, player.position]));
        for (const { id } of state.clubs) {
          for (const level of LEVELS) {
            for (const each of POSITIONS) {
              const placed = placements.filter(
                (at) => at.clubId === id && at.level === level && position.get(at.playerId) === each,
              );
              const open = openings.filter((at) => at.clubId === id && at.level === level && at.position === each);
              expect(placed.length + open.length).toBeGreaterThanOrEqual(ROSTER_SIZES[level][each].least);
            }
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('leaves nobody on a team that he is too old for', () => {
    const state = stateOf(11);
    const age = new Map(state.players.map((player) => [player.id, player.age + 1]));
    const { placements } = plan(state);
    const classes = (level: string, clubId: number) =>
      placements
        .filter((at) => at.level === level && at.clubId === clubId)
        .map((at) => ageClassOf(age.get(at.playerId) ?? 99));
    for (const { id } of state.clubs) {
      expect(classes('U21', id).every((each) => each === 1)).toBe(true);
      expect(classes('FRM', id).filter((each) => each >= 3).length).toBeLessThanOrEqual(5);
    }
  });

  it('gives a new contract to whose has ended and who is new, and to nobody else', () => {
    const state = stateOf(5);
    const before = new Map(state.players.map((player) => [player.id, player]));
    for (const { playerId, clubId, terms, isSigning } of plan(state).placements) {
      const player = before.get(playerId);
      const isBound = !isSigning && player?.clubId === clubId && (player.contractTo ?? 0) > SEASON;
      expect(terms === null).toBe(isBound);
    }
  });

  it('leaves every club within its limit, also one that owes more than that', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, times) => {
        const state = stateOf(seed, 2);
        const dear = state.players.map((player) => ({ ...player, salary: player.salary * times }));
        const { placements, openings } = plan({ ...state, players: dear }, seed);
        const salaryOf = new Map(dear.map(({ id, salary }) => [id, salary]));
        for (const { id, limits, dead } of state.clubs) {
          const hits = placements
            .filter(({ clubId }) => clubId === id)
            .map(({ playerId, level, terms }) =>
              capHit({ salary: terms?.salary ?? salaryOf.get(playerId) ?? 0, level }, limits),
            );
          const newcomers = openings.filter(({ clubId, level }) => clubId === id && level === 'PRO').length;
          const total = hits.reduce((sum, hit) => sum + hit, dead + newcomers * limits.minimum);
          expect(total).toBeLessThanOrEqual(limits.upper);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('decides the same for the same seed', () => {
    expect(plan(stateOf(3), 8)).toEqual(plan(stateOf(3), 8));
  });
});
