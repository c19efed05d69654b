import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePlayer } from '#engine/player/generate.ts';
import { declineOf, type Growing, growDays, growSeason, growthShare } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { isGoalie, POSITIONS, type Position, skillsOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** Returns the mean overall by age of a thousand players who were 55 at eighteen, grown season by season. */
function careers(position: Position, until: number): Map<number, number> {
  const random = new Random(`career ${position}`);
  let players: Growing[] = Array.from({ length: 1000 }, () =>
    generatePlayer({ position, age: 18, overall: 55, level: 'U21' }, random),
  );
  const means = new Map<number, number>();
  for (let age = 18; age <= until; age++) {
    means.set(age, players.reduce((sum, player) => sum + exactOverall(position, player.skills), 0) / players.length);
    players = players.map((player) => ({ ...player, ...growSeason(player, age, random) }));
  }
  return means;
}

const anyone = fc.record({
  position: fc.constantFrom(...POSITIONS),
  age: fc.integer({ min: 16, max: 42 }),
  overall: fc.integer({ min: 35, max: 92 }),
  seed: fc.integer(),
});

describe('player development', () => {
  const skater = careers('C', 40);
  const goalie = careers('G', 40);
  const at = (ages: Map<number, number>, age: number) => ages.get(age) ?? 0;

  it('is fast until twenty, slower until twenty-five, and over at thirty', () => {
    const first = (at(skater, 20) - at(skater, 18)) / 2;
    const second = (at(skater, 25) - at(skater, 20)) / 5;
    const third = (at(skater, 30) - at(skater, 25)) / 5;
    expect(first).toBeGreaterThan(second * 1.5);
    expect(second).toBeGreaterThan(0.5);
    expect(Math.abs(third)).toBeLessThan(0.6);
  });

  it('turns into decline after thirty, faster by the year', () => {
    const early = at(skater, 30) - at(skater, 33);
    const late = at(skater, 34) - at(skater, 37);
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early * 1.5);
  });

  it('costs a skater three to ten points from his peak to thirty-five', () => {
    const peak = Math.max(...skater.values());
    expect(peak - at(skater, 35)).toBeGreaterThan(3);
    expect(peak - at(skater, 35)).toBeLessThan(10);
  });

  it('comes later for goalies, as does their steeper decline', () => {
    expect(at(goalie, 31) - at(goalie, 23)).toBeGreaterThan(at(skater, 31) - at(skater, 23));
    expect(at(goalie, 29) - at(goalie, 31)).toBeLessThan(at(skater, 29) - at(skater, 31));
    expect(at(goalie, 35) - at(goalie, 38)).toBeGreaterThan(at(skater, 35) - at(skater, 38));
  });

  it('separates late bloomers and busts from players equally good at eighteen', () => {
    const random = new Random(5);
    const talents = Array.from({ length: 600 }, () => {
      let player: Growing = generatePlayer({ position: 'LD', age: 18, overall: 55, level: 'U21' }, random);
      for (let age = 18; age < 26; age++) player = { ...player, ...growSeason(player, age, random) };
      return exactOverall('LD', player.skills);
    }).sort((one, other) => one - other);
    expect((talents[540] ?? 0) - (talents[60] ?? 0)).toBeGreaterThan(8);
  });
});

describe('a season of growth', () => {
  it('is the same for adults in days as in weeks, even at their ceilings', () => {
    const lost = (days: number) => {
      const random = new Random('at the ceiling');
      let sum = 0;
      for (let run = 0; run < 600; run++) {
        const drawn = generatePlayer({ position: 'C', age: 27, overall: 74, level: 'PRO' }, random);
        let player: Growing = { ...drawn, ceilings: [...drawn.skills], peakAge: 28 };
        for (let day = 0; day < 63; day += days) player = { ...player, ...growDays(player, { age: 27, days, random }) };
        sum += exactOverall('C', drawn.skills) - exactOverall('C', player.skills);
      }
      return sum / 600;
    };
    expect(Math.abs(lost(1) - lost(7))).toBeLessThan(0.08);
  });

  it('keeps every skill from 1 to 99 and its progress below a whole point', () => {
    fc.assert(
      fc.property(anyone, ({ position, age, overall, seed }) => {
        const random = new Random(seed);
        const player = generatePlayer({ position, age, overall, level: 'PRO' }, random);
        for (const days of [1, 7, 63]) {
          const grown = growDays(player, { age, days, random });
          grown.skills.forEach((skill, index) => {
            const progress = grown.progress[index] ?? 100;
            expect(Number.isInteger(skill) && skill >= 1 && skill <= 99).toBe(true);
            expect(Number.isInteger(progress) && Math.abs(progress) < 100).toBe(true);
          });
        }
      }),
    );
  });

  it('lifts no skill over its ceiling', () => {
    fc.assert(
      fc.property(anyone, ({ position, age, overall, seed }) => {
        const random = new Random(seed);
        let player: Growing = generatePlayer({ position, age, overall, level: 'PRO' }, random);
        for (let season = 0; season < 6; season++) player = { ...player, ...growSeason(player, age + season, random) };
        player.skills.forEach((skill, index) => {
          expect(skill).toBeLessThanOrEqual(player.ceilings[index] ?? 0);
        });
      }),
    );
  });

  it('is the sum of its days', () => {
    const make = () => generatePlayer({ position: 'RW', age: 19, overall: 55, level: 'U21' }, new Random(8));
    const meanAfter = (days: number) => {
      let sum = 0;
      for (let trial = 0; trial < 300; trial++) {
        const random = new Random(trial);
        let player: Growing = make();
        for (let day = 0; day < 63; day += days) player = { ...player, ...growDays(player, { age: 19, days, random }) };
        sum += exactOverall('RW', player.skills);
      }
      return sum / 300;
    };
    expect(Math.abs(meanAfter(1) - meanAfter(63))).toBeLessThan(0.4);
  });

  it('is the same for the same random stream, and leaves its argument alone', () => {
    const player = generatePlayer({ position: 'C', age: 20, overall: 60, level: 'U21' }, new Random(1));
    const copy = structuredClone(player);
    expect(growSeason(player, 20, new Random(2))).toEqual(growSeason(player, 20, new Random(2)));
    expect(player).toEqual(copy);
  });

  it('favors the trained skill, at some cost to the rest', () => {
    const shooting = skillsOf('LW').indexOf('shooting');
    const gain = (trainingOn: number | null, index: number) => {
      let sum = 0;
      for (let trial = 0; trial < 200; trial++) {
        const player = generatePlayer({ position: 'LW', age: 18, overall: 55, level: 'U21' }, new Random(trial));
        const { skills } = growDays(player, { age: 18, days: 63, trainingOn, random: new Random(trial) });
        sum += (skills[index] ?? 0) - (player.skills[index] ?? 0);
      }
      return sum / 200;
    };
    expect(gain(shooting, shooting)).toBeGreaterThan(gain(null, shooting) * 1.5);
    expect(gain(shooting, 0)).toBeLessThan(gain(null, 0));
  });

  it('marks a skill as declining once its age has come, and never before', () => {
    fc.assert(
      fc.property(anyone, ({ position, age, overall, seed }) => {
        const player = generatePlayer({ position, age, overall, level: 'PRO' }, new Random(seed));
        const { declining } = growSeason(player, age, new Random(seed));
        skillsOf(position).forEach((skill, index) => {
          expect((declining & (1 << index)) !== 0).toBe(declineOf(skill, age - player.peakAge) > 0);
        });
      }),
    );
  });
});

describe('the aging curves', () => {
  it('slow growth near the peak, and end it well after', () => {
    for (let years = -8; years < 6; years++) expect(growthShare(years)).toBeGreaterThanOrEqual(growthShare(years + 1));
    expect(growthShare(6)).toBe(0);
  });

  it('take skating before hockey sense', () => {
    expect(declineOf('skating', 6)).toBeGreaterThan(declineOf('passing', 6));
    expect(declineOf('hockey-sense', 6)).toBe(0);
    expect(POSITIONS.filter(isGoalie)).toEqual(['G']);
  });
});
