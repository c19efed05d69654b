import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerFilters, playerSort } from '#domains/search/contract.ts';
import { type Asked, type Searchable, searchPlayers, skillRanges } from '#domains/search/rules/filters.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { POSITIONS, skillsOf } from '#engine/player/skills.ts';

let lastId = 0;
function player(over: Partial<Searchable> = {}): Searchable {
  const position = over.position ?? 'C';
  return {
    id: ++lastId,
    name: 'jan novak',
    sortName: 'novak jan',
    nationId: 1,
    position,
    positions: [position],
    age: 25,
    overall: 70,
    skills: skillsOf(position).map(() => 70),
    specialSkills: [],
    xp: 5,
    trainingRating: 50,
    matchRating: null,
    salary: 1_000_000,
    yearsLeft: 2,
    contract: null,
    mayRetire: false,
    isFree: false,
    team: { id: 1, level: 'PRO', leagueId: 1 },
    ...over,
  };
}

function asked(over: Partial<Asked> = {}): Asked {
  return { ...playerFilters.parse({}), scope: 'everybody', sort: 'overall', order: 'desc', ...over };
}

function found(all: readonly Searchable[], over: Partial<Asked>): readonly Searchable[] {
  return searchPlayers(all, asked(over));
}

describe('a player search', () => {
  it('finds skaters by default, and players listing the position as their second', () => {
    const [center, goalie, both] = [player(), player({ position: 'G' }), player({ positions: ['C', 'LW'] })];
    expect(found([center, goalie, both], {})).toEqual([center, both]);
    expect(found([center, goalie, both], { position: 'G' })).toEqual([goalie]);
    expect(found([center, goalie, both], { position: 'LW' })).toEqual([both]);
    expect(found([center, goalie, both], { position: 'D' })).toEqual([]);
  });

  it('finds a name in any case and without accents', () => {
    const olsen = player({ name: folded('Bjørn Ólsen') });
    for (const name of ['olsen', 'ÓLSEN', 'bjorn o']) expect(found([olsen, player()], { name })).toEqual([olsen]);
  });

  it('includes both bounds of a range', () => {
    const ages = [19, 20, 25, 26].map((age) => player({ age }));
    expect(found(ages, { minAge: 20, maxAge: 25 }).map(({ age }) => age)).toEqual([20, 25]);
    expect(found(ages, { minSalary: 1_000_001 })).toEqual([]);
    expect(found(ages, { maxYears: 2 })).toHaveLength(4);
  });

  it('filters by training and games played, and matches no player by games he has not played', () => {
    const [idle, busy] = [player(), player({ trainingRating: 80, matchRating: 65 })];
    expect(found([idle, busy], { minTraining: 60 })).toEqual([busy]);
    expect(found([idle, busy], { maxMatch: 100 })).toEqual([busy]);
    expect(found([idle, busy], { minMatch: 66 })).toEqual([]);
  });

  it('treats an experience of −1 as no bound, and 0 as one', () => {
    const rookies = [player({ xp: 0 }), player({ xp: 3 })];
    expect(found(rookies, { minXp: -1, maxXp: -1 })).toHaveLength(2);
    expect(found(rookies, { maxXp: 0 })).toHaveLength(1);
  });

  it('requires every skill in its range, and knows that a goalie has no skating skill', () => {
    const fast = player({ skills: skillsOf('C').map((skill) => (skill === 'skating' ? 90 : 50)) });
    expect(found([fast, player()], { skills: 'skating:80-99,passing:40-60' })).toEqual([fast]);
    expect(found([player({ position: 'G' })], { position: 'G', skills: 'skating:0-99' })).toEqual([]);
  });

  it('separates free agents from players under contract', () => {
    const [free, signed] = [player({ team: null, isFree: true, yearsLeft: 0, mayRetire: true }), player()];
    expect(found([free, signed], { scope: 'free-agents' })).toEqual([free]);
    expect(found([free, signed], { scope: 'under-contract' })).toEqual([signed]);
    expect(found([free, signed], { faRetiringOnly: 'true' })).toEqual([free]);
    expect(found([free, signed], { level: 'PRO' })).toEqual([signed]);
  });

  it('does not list signed or held players as free agents', () => {
    const [coming, held] = [player({ team: null, yearsLeft: 3 }), player({ team: null, yearsLeft: 0 })];
    expect(found([coming, held], { scope: 'free-agents' })).toEqual([]);
    expect(found([coming, held], { scope: 'under-contract' })).toEqual([coming]);
    expect(found([coming, held], {})).toHaveLength(2);
  });

  it('lists each player exactly once, in any order', () => {
    const somebody = fc.record({
      position: fc.constantFrom(...POSITIONS.filter((position) => position !== 'G')),
      age: fc.integer({ min: 16, max: 40 }),
      overall: fc.integer({ min: 40, max: 90 }),
      salary: fc.integer({ min: 0, max: 5 }),
    });
    const anyOrder = fc.record({ sort: fc.constantFrom(...playerSort.options), order: fc.constantFrom('asc', 'desc') });
    fc.assert(
      fc.property(fc.array(somebody, { maxLength: 75 }), anyOrder, (many, order) => {
        const all = many.map((over) => player(over));
        expect(
          found(all, order)
            .map(({ id }) => id)
            .sort((a, b) => a - b),
        ).toEqual(all.map(({ id }) => id));
      }),
      { numRuns: 50 },
    );
  });

  it('sorts by the requested column, in both directions', () => {
    const salaries = [3, 1, 2].map((salary) => player({ salary }));
    expect(found(salaries, { sort: 'salary', order: 'asc' }).map(({ salary }) => salary)).toEqual([1, 2, 3]);
    expect(found(salaries, { sort: 'salary', order: 'desc' }).map(({ salary }) => salary)).toEqual([3, 2, 1]);
  });
});

describe('search filters', () => {
  it('accept skill ranges in their syntax, and nothing else', () => {
    expect(skillRanges(playerFilters.parse({ skills: 'reflexes:70-99' }).skills)).toEqual([
      { skill: 'reflexes', min: 70, max: 99 },
    ]);
    for (const skills of ['magic:1-2', 'skating:1', 'skating:1-2,', Array(6).fill('skating:1-2').join(',')]) {
      expect(playerFilters.safeParse({ skills }).success, skills).toBe(false);
    }
  });

  it('refuse invalid numbers and unknown positions', () => {
    for (const faulty of [
      { minAge: 'young' },
      { maxXp: 11 },
      { position: 'X' },
      { special: 'wizard' },
      { minOverall: -1 },
    ]) {
      expect(playerFilters.safeParse(faulty).success, JSON.stringify(faulty)).toBe(false);
    }
  });
});
