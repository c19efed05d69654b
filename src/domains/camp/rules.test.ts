import { describe, expect, it } from 'vitest';
import { CAMPS, GROWS_UNTIL } from '#domains/camp/constants.ts';
import {
  assistantsFocus,
  assistantsInvitations,
  type Camper,
  mayCome,
  work,
  workedSkill,
} from '#domains/camp/rules.ts';
import { growDays } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';

/** Returns a prospect of nineteen, 55 in everything, with a ceiling of 75. */
function camper(id: number, changes: Partial<Camper> = {}): Camper {
  return {
    id,
    level: 'U21',
    age: 19,
    positions: ['C'],
    skills: Array<number>(11).fill(55),
    ceilings: Array<number>(11).fill(75),
    progress: Array<number>(11).fill(0),
    declining: 0,
    peakAge: 25,
    growthRate: 100,
    form: 50,
    isInjured: false,
    ...changes,
  };
}

describe('the players at a camp', () => {
  it('are young in the development camp, and healthy in both', () => {
    expect(mayCome('development', camper(1, { age: 21 }))).toBe(true);
    expect(mayCome('development', camper(1, { age: 22 }))).toBe(false);
    expect(mayCome('training', camper(1, { age: 35 }))).toBe(true);
    expect(mayCome('training', camper(1, { isInjured: true }))).toBe(false);
  });

  it('are the best when the assistant chooses, with spots kept for goalies', () => {
    const skaters = Array.from({ length: 30 }, (_, id) => camper(id, { skills: Array<number>(11).fill(40 + id) }));
    const goalies = [40, 41, 42, 43].map((id) => camper(id, { positions: ['G'], skills: Array<number>(8).fill(id) }));
    const invited = assistantsInvitations('development', [...skaters, ...goalies]);
    expect(invited).toHaveLength(CAMPS.development.places);
    expect(invited.filter(({ positions }) => positions[0] === 'G').map(({ id }) => id)).toEqual([43, 42]);
    expect(invited[0]?.id).toBe(29);
  });
});

describe('the skill trained', () => {
  it('is the one in the focus area that helps him most, and none that has reached its ceiling', () => {
    const shooter = camper(1, { positions: ['LW'] });
    expect(workedSkill(shooter, 'skating')).toBe(0);
    const ceilings = shooter.ceilings.map((ceiling, index) => (index === 0 ? 55 : ceiling));
    expect(workedSkill({ ...shooter, ceilings }, 'skating')).toBe(8);
    expect(workedSkill({ ...shooter, ceilings: Array<number>(11).fill(55) }, 'skating')).toBeNull();
  });

  it('is the one that helps the players at camp most when the assistant chooses', () => {
    const skills = Array<number>(11).fill(95);
    skills[9] = 40;
    expect(assistantsFocus([camper(1, { skills, ceilings: Array<number>(11).fill(99) })])).toBe('head');
  });
});

describe('a camp', () => {
  const many = Array.from({ length: 4000 }, (_, id) => id);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('is worth the days of growth it promises, no more: about three tenths of a point in a skill', () => {
    const done = many.map((id) =>
      work(camper(id), { kind: 'development', focus: 'skating', random: new Random(`camp/${id}`) }),
    );
    const ordinary = many.map((id) => {
      const { skills, progress } = growDays(camper(id), {
        age: 19,
        days: 3,
        trainingOn: 0,
        random: new Random(`days/${id}`),
      });
      return (
        exactOverall(
          'C',
          skills.map((skill, index) => skill + (progress[index] ?? 0) / 100),
        ) - 55
      );
    });
    const gained = mean(done.map(({ row }) => (row.gain?.overall ?? 0) / 100));
    expect(gained).toBeCloseTo(mean(ordinary), 1);
    // In a season he gains some 6 points.
    expect(gained).toBeGreaterThan(0.2);
    expect(gained).toBeLessThan(0.6);
    expect(mean(done.map(({ row }) => row.gain?.skill ?? 0))).toBeGreaterThan(2 * 100 * gained);
    expect(mean(done.map(({ row }) => row.grade))).toBeCloseTo(50, -1);
  });

  it('reflects in its grade what a player gained from good work', () => {
    const done = many.map((id) =>
      work(camper(id), { kind: 'development', focus: 'attack', random: new Random(`camp/${id}`) }),
    );
    const gainOf = (rows: typeof done) => mean(rows.map(({ row }) => row.gain?.overall ?? 0));
    expect(gainOf(done.filter(({ row }) => row.grade > 70))).toBeGreaterThan(
      20 + gainOf(done.filter(({ row }) => row.grade < 30)),
    );
  });

  it('makes no player worse, however he worked', () => {
    const kinds = [
      { kind: 'development', positions: ['LD'], age: 18 },
      { kind: 'training', positions: ['C'], age: 23 },
    ] as const;
    for (const { kind, positions, age } of kinds) {
      // One skill is above its ceiling, and stays there.
      const before = camper(1, { positions: [...positions], age, ceilings: [50, ...Array<number>(10).fill(70)] });
      const done = many.map((id) => work(before, { kind, focus: 'head', random: new Random(`camp/${kind}/${id}`) }));
      const least = done.flatMap(({ change }) =>
        change.skills.map((skill, at) => skill * 100 + (change.progress[at] ?? 0)),
      );
      expect(Math.min(...least)).toBe(5500);
      expect(Math.min(...done.map(({ row }) => row.gain?.overall ?? -1))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...done.map(({ row }) => row.grade))).toBeLessThan(10);
    }
  });

  it('makes no player older: a veteran keeps his skills and finds his form', () => {
    const veteran = camper(1, { age: 34, declining: 1, positions: ['C'] });
    const done = many.map((id) =>
      work(veteran, { kind: 'training', focus: 'skating', random: new Random(`camp/${id}`) }),
    );
    expect(done.every(({ change }) => change.skills.every((skill) => skill === 55))).toBe(true);
    expect(done.every(({ row }) => row.gain === null && row.skill === null)).toBe(true);
    expect(mean(done.map(({ row }) => row.form ?? 0))).toBeCloseTo(1, 0);
    expect(Math.max(...done.map(({ change }) => change.form))).toBe(55);
    expect(GROWS_UNTIL).toBeLessThan(25);
  });
});
