import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { afterGame, type GamePlayed, type PlayerLife, rested, rosterPlayerOf } from './life.ts';
import { morningOf } from './morning.ts';

const player: PlayerLife = {
  id: 1,
  teamId: 11,
  birthSeason: -20,
  positions: ['C'],
  hand: 'L',
  skills: Array.from({ length: 11 }, () => 60),
  ceilings: Array.from({ length: 11 }, () => 75),
  progress: Array.from({ length: 11 }, () => 0),
  declining: 0,
  peakAge: 26,
  growthRate: 100,
  specialSkills: [],
  xp: 3,
  xpProgress: 0,
  form: 50,
  energy: 70,
  morale: 50,
  trainingOn: null,
  trainingPace: 100,
  trainingRating: 50,
  matchRating: null,
  injuryPart: null,
  injurySeverity: null,
  injuredUntil: null,
};

const game: GamePlayed = {
  level: 'PRO',
  isPlayoff: false,
  countsFor: { experience: true, injuries: true },
  outcome: 0,
  performance: 0,
  energy: 70,
  absoluteDay: 200,
  injury: null,
};

describe('a night', () => {
  it('restores most of the energy a game took, and more to players with endurance', () => {
    const enduring = { ...player, skills: player.skills.map((skill, index) => (index === 8 ? 95 : skill)) };
    const ordinary = rested(player, 201)?.energy ?? 0;
    expect(ordinary).toBeGreaterThan(85);
    expect(rested(enduring, 201)?.energy).toBeGreaterThan(ordinary);
  });

  it('changes nothing for a rested and healthy player', () => {
    expect(rested({ ...player, energy: 100 }, 201)).toBeNull();
  });

  it('heals an injury on its announced day, and not earlier', () => {
    const hurt = { ...player, injuryPart: 'knee', injurySeverity: 'minor', injuredUntil: 205 };
    expect(rested(hurt, 204)).toMatchObject({ injuredUntil: 205, injuryPart: 'knee' });
    expect(rested(hurt, 205)).toMatchObject({ injuredUntil: null, injuryPart: null });
  });
});

describe('a game', () => {
  const played = (change: Partial<GamePlayed>, seed = 1) => afterGame(player, { ...game, ...change }, new Random(seed));

  it('played hurt does not heal the injury, which a lighter one leaves alone and a worse one prolongs', () => {
    const hurt = { ...player, injuryPart: 'knee' as const, injurySeverity: 'minor' as const, injuredUntil: 230 };
    const hurtFor = (days: number) =>
      afterGame(hurt, { ...game, injury: { part: 'back', severity: 'minor', days } }, new Random('hurt'));
    const light = game.absoluteDay + 3;
    expect(light).toBeLessThan(230);
    expect(hurtFor(2)).toMatchObject({ injuryPart: 'knee', injuredUntil: 230 });
    expect(hurtFor(60)).toMatchObject({ injuryPart: 'back', injuredUntil: game.absoluteDay + 61 });
  });

  it('keeps an injured player out for as many game days as reported', () => {
    const hurt = { ...player, ...played({ injury: { part: 'knee', severity: 'minor', days: 2 } }) };
    const isOut = (absoluteDay: number) =>
      rosterPlayerOf(hurt, { season: 3, absoluteDay, secret: knownSecret(1) }).isInjured;
    expect([201, 202, 203].map(isOut)).toEqual([true, true, false]);
  });

  it('lets a knock pass', () => {
    expect(played({ injury: { part: 'leg', severity: 'knock', days: 0 } }).injuredUntil).toBeNull();
  });

  it('raises form and morale after a good showing, and lowers them after a bad one', () => {
    const mean = (change: Partial<GamePlayed>, what: 'form' | 'morale') =>
      Array.from({ length: 60 }, (_, seed) => played(change, seed)[what]).reduce((sum, value) => sum + value, 0) / 60;
    for (const what of ['form', 'morale'] as const) {
      expect(mean({ outcome: 1, performance: 0.8 }, what)).toBeGreaterThan(51);
      expect(mean({ outcome: -1, performance: -0.8 }, what)).toBeLessThan(49);
    }
  });

  it('makes morale differ over a season between winners and losers, and within a team', () => {
    const seasonOf = (wins: number, performance: number, seed: number) => {
      const luck = new Random(`season/${seed}`);
      let life = { ...player, morale: 50 };
      for (let day = 0; day < 38; day++) {
        const outcome = luck.chance(wins) ? 1 : -1;
        life = { ...life, ...afterGame(life, { ...game, outcome, performance }, luck) };
      }
      return life.morale;
    };
    const mean = (wins: number, performance: number) =>
      Array.from({ length: 40 }, (_, seed) => seasonOf(wins, performance, seed)).reduce(
        (sum, one) => sum + one / 40,
        0,
      );
    expect(mean(2 / 3, 0) - mean(1 / 3, 0)).toBeGreaterThan(10);
    expect(mean(0.5, 0.25) - mean(0.5, -0.25)).toBeGreaterThan(8);
  });

  it('teaches more in the playoffs and nothing in a friendly', () => {
    const learned = (change: Partial<GamePlayed>) =>
      Array.from({ length: 200 }, (_, seed) => played(change, seed).xpProgress).reduce((sum, value) => sum + value, 0);
    expect(learned({ countsFor: { experience: false, injuries: true } })).toBe(0);
    expect(learned({ isPlayoff: true })).toBeGreaterThan(learned({}));
    // A cup can be held again and again: a third of a league game, by chance a little more or less.
    expect(learned({ isCup: true })).toBeGreaterThan(0);
    expect(learned({ isCup: true })).toBeLessThan(0.4 * learned({}));
    expect(learned({ level: 'U21' })).toBeLessThan(learned({}));
  });

  it('leaves injured players healthy where injuries do not count', () => {
    const hurt = (injuries: boolean) =>
      played({ injury: { part: 'leg', severity: 'serious', days: 20 }, countsFor: { experience: true, injuries } }, 1);
    expect(hurt(true).injuredUntil).not.toBeNull();
    expect(hurt(false).injuredUntil).toBeNull();
  });

  it('never leaves the scales', () => {
    fc.assert(
      fc.property(
        fc.record({
          form: fc.integer({ min: 0, max: 100 }),
          morale: fc.integer({ min: 0, max: 100 }),
          xp: fc.integer({ min: 0, max: 10 }),
          performance: fc.double({ min: -1, max: 1, noNaN: true }),
          energy: fc.double({ min: -5, max: 105, noNaN: true }),
          seed: fc.integer(),
        }),
        ({ form, morale, xp, performance, energy, seed }) => {
          const life = { ...player, form, morale, xp, xpProgress: xp === 10 ? 0 : 99 };
          const next = afterGame(life, { ...game, isPlayoff: true, performance, energy }, new Random(seed));
          for (const value of [next.form, next.morale, next.energy]) {
            expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
          }
          expect(next.xp * 100 + next.xpProgress).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });
});

describe('a morning', () => {
  const waking = { season: 2, absoluteDay: 140, days: 7, secret: knownSecret(7) };

  it('is the same however often it is replayed', () => {
    expect(morningOf(player, waking)).toEqual(morningOf(player, waking));
    expect(morningOf(player, { ...waking, days: 0 }).skills).toEqual(player.skills);
  });

  it('ends the training of a skill that has reached its ceiling', () => {
    const done = { ...player, trainingOn: 2, ceilings: player.ceilings.map(() => 60) };
    expect(morningOf(done, waking).trainingOn).toBeNull();
    expect(morningOf({ ...player, trainingOn: 2 }, waking).trainingOn).toBe(2);
  });
});
