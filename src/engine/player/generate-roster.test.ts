import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateRoster, type RosterMember } from '#engine/player/generate-roster.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const overall = (player: RosterMember) => overallOf(player.positions[0] ?? 'C', player.skills);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const league = (level: Level, tier: number) => {
  const random = new Random(`${level} ${tier}`);
  return Array.from({ length: 20 }, () => generateRoster({ level, tier, quality: random.normal(0, 0.9) }, random));
};
const anyRoster = fc.tuple(fc.constantFrom(...LEVELS), fc.integer({ min: 1, max: 6 }), fc.integer());

describe('a generated roster', () => {
  it('fills every lineup spot: 22 to 26 players, and a few more juniors', () => {
    fc.assert(
      fc.property(anyRoster, ([level, tier, seed]) => {
        const roster = generateRoster({ level, tier, quality: 0 }, new Random(seed));
        const count = (position: Position) => roster.filter((player) => player.positions[0] === position).length;
        for (const position of ['LW', 'C', 'RW'] as const) expect(count(position)).toBeGreaterThanOrEqual(4);
        for (const position of ['LD', 'RD'] as const) expect(count(position)).toBeGreaterThanOrEqual(4);
        expect(count('G')).toBeGreaterThanOrEqual(2);
        expect(roster.length).toBeGreaterThanOrEqual(22);
        expect(roster.length).toBeLessThanOrEqual(level === 'U21' ? 31 : 26);
      }),
    );
  });

  it('is of the right age: juniors under 21, and no more older farm players than may dress', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const juniors = generateRoster({ level: 'U21', tier: 1, quality: 0 }, new Random(seed));
        expect(juniors.every((player) => ageClassOf(player.age) === 1)).toBe(true);
        const farm = generateRoster({ level: 'FRM', tier: 1, quality: 0 }, new Random(seed));
        const older = farm.filter((player) => ageClassOf(player.age) >= 3);
        expect(older.filter((player) => player.positions[0] !== 'G').length).toBeLessThanOrEqual(4);
        expect(older.filter((player) => player.positions[0] === 'G').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a generated league', () => {
  it('of the first tier has a few stars among many regulars', () => {
    const players = league('PRO', 1)
      .flat()
      .map(overall)
      .sort((one, other) => other - one);
    expect(players[0]).toBeGreaterThanOrEqual(84);
    expect(players[0]).toBeLessThanOrEqual(95);
    expect(players.filter((value) => value >= 82).length).toBeLessThan(players.length * 0.06);
    expect(players.filter((value) => value >= 62 && value <= 78).length).toBeGreaterThan(players.length * 0.75);
  });

  it('has no first team far above the others, thanks to the salary cap', () => {
    const random = new Random('cap');
    const skatersOf = (level: Level, quality: number) =>
      Array.from({ length: 60 }, () => generateRoster({ level, tier: 1, quality }, random)).map((roster) =>
        mean(roster.filter(({ positions }) => positions[0] !== 'G').map(overall)),
      );
    const step = (level: Level, from: number, to: number) => mean(skatersOf(level, to)) - mean(skatersOf(level, from));
    expect(step('PRO', -3, -1)).toBeGreaterThan(1.6);
    expect(step('PRO', 3, 5)).toBeLessThan(1.1);
    // The farm has no cap, so its players keep their full strength.
    expect(step('FRM', 3, 5)).toBeGreaterThan(1.6);
    // Luck counts as well, and the cap leaves good teams less of it than bad ones.
    const spread = (teams: readonly number[]) => Math.sqrt(mean(teams.map((team) => (team - mean(teams)) ** 2)));
    expect(spread(skatersOf('PRO', 3))).toBeLessThan(0.7 * spread(skatersOf('PRO', -3)));
  });

  it('is weaker by a clear step for each tier and level', () => {
    const strength = (level: Level, tier: number) => mean(league(level, tier).flat().map(overall));
    expect(strength('PRO', 1) - strength('PRO', 2)).toBeGreaterThan(3);
    expect(strength('PRO', 2) - strength('PRO', 3)).toBeGreaterThan(2);
    expect(strength('PRO', 1) - strength('FRM', 1)).toBeGreaterThan(8);
    expect(strength('FRM', 1) - strength('U21', 1)).toBeGreaterThan(4);
  });

  it('has clubs close to each other', () => {
    const clubs = league('PRO', 1).map((roster) => mean(roster.map(overall)));
    expect(Math.max(...clubs) - Math.min(...clubs)).toBeLessThan(7);
    expect(Math.max(...clubs) - Math.min(...clubs)).toBeGreaterThan(1.5);
  });

  it('averages about twenty-seven years of age in its first teams', () => {
    const age = mean(
      league('PRO', 1)
        .flat()
        .map((player) => player.age),
    );
    expect(age).toBeGreaterThan(25.5);
    expect(age).toBeLessThan(28);
  });
});
