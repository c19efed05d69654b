import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { overallOf } from '#engine/player/overall.ts';
import { POSITIONS, skillsOf } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';

const SECRET = knownSecret(7);

const prospect = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  position: fc.constantFrom(...POSITIONS),
  skill: fc.integer({ min: 20, max: 70 }),
  growth: fc.integer({ min: 0, max: 28 }),
});

function playerOf({
  id,
  position,
  skill,
  growth,
}: {
  id: number;
  position: (typeof POSITIONS)[number];
  skill: number;
  growth: number;
}) {
  const skills = skillsOf(position).map(() => skill);
  return { id, positions: [position], skills, ceilings: skills.map((value) => value + growth) };
}

it('a prospect’s potential lies within the scouts’ band', () => {
  fc.assert(
    fc.property(prospect, fc.integer({ min: 15, max: 27 }), fc.nat(), (given, age, seed) => {
      const player = playerOf(given);
      const band = scoutedPotential(player, age, knownSecret(seed))!;
      const truth = overallOf(given.position, player.ceilings);
      expect(band.low).toBeLessThanOrEqual(truth);
      expect(band.high).toBeGreaterThanOrEqual(truth);
      expect(band.low).toBeGreaterThanOrEqual(overallOf(given.position, player.skills));
    }),
  );
});

it('the band stays the same when asked again, so it cannot be averaged away', () => {
  const player = playerOf({ id: 5, position: 'C', skill: 50, growth: 20 });
  expect(scoutedPotential(player, 18, SECRET)).toEqual(scoutedPotential(player, 18, SECRET));
});

it('scouts err differently on similar players', () => {
  const bands = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
    scoutedPotential(playerOf({ id, position: 'C', skill: 40, growth: 28 }), 17, SECRET),
  );
  expect(new Set(bands.map((band) => band?.low)).size).toBeGreaterThan(1);
});

it('the band narrows with age until it vanishes', () => {
  const width = (age: number) => {
    const band = scoutedPotential(playerOf({ id: 5, position: 'C', skill: 40, growth: 28 }), age, SECRET);
    return band ? band.high - band.low : null;
  };
  expect(width(17)!).toBeGreaterThan(width(21)!);
  expect(width(21)!).toBeGreaterThan(width(27)!);
  expect(width(28)).toBeNull();
});
