import { describe, expect, it } from 'vitest';
import { BODY, TIRED } from '#engine/match/bench/bodies.ts';
import { changeAtWhistle } from '#engine/match/bench/lines.ts';
import type { BenchCoaching } from '#engine/match/input.ts';
import { simulateMatch, startMatch } from '#engine/match/match.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { renewUnitRatings } from '#engine/match/ratings/unit-ratings.ts';
import { openPeriod } from '#engine/match/setup.ts';
import { setManpower } from '#engine/match/whistle/penalty-box.ts';
import { BENCH_EFFECTS, benchCoaching, STAFF_EFFECTS } from '#engine/player/staff-effects.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const ORDINARY: BenchCoaching = { gamePlan: 0, changes: 0, powerPlay: 0, penaltyKill: 0 };
/** The home team's unit at this manpower, with this coaching. */
function unit([own, theirs]: [number, number], better: Partial<BenchCoaching> = {}) {
  const plain = matchInput();
  const input = { ...plain, home: { ...plain.home, coaching: { ...ORDINARY, ...better } } };
  const game = openPeriod(input, startMatch(input), [null, null]);
  setManpower(game);
  game.sides[0].strength = own;
  game.sides[1].strength = theirs;
  game.phase = AT_FACEOFF;
  changeAtWhistle(game);
  // They have been on the ice for a while.
  for (let row = 0; row < game.bodies.length; row += BODY) game.bodies[row + TIRED] = 0.4;
  renewUnitRatings(game, 0);
  const { attack, defense, transition, forecheck } = game.sides[0];
  return { attack, defense, transition, forecheck };
}

describe('coaches behind the bench', () => {
  it('change nothing at average skill', () => {
    const plain = matchInput({ seed: 5 });
    const led = { ...plain, home: { ...plain.home, coaching: ORDINARY }, away: { ...plain.away, coaching: ORDINARY } };
    expect(simulateMatch(led).events).toEqual(simulateMatch(plain).events);
  });

  it('improve a team by a game plan and timely changes', () => {
    const even = unit([5, 5]);
    const planned = unit([5, 5], { gamePlan: 0.5 });
    for (const part of ['attack', 'defense', 'transition', 'forecheck'] as const) {
      expect(planned[part]).toBeCloseTo(even[part] + 0.5);
      expect(unit([5, 5], { changes: 0.5 })[part]).toBeGreaterThan(even[part] + 0.1);
    }
    expect(unit([5, 5], { powerPlay: 0.5, penaltyKill: 0.5 })).toEqual(even);
  });

  it('improve special teams, each in its own situation', () => {
    const [up, down] = [unit([5, 4]), unit([4, 5])];
    expect(unit([5, 4], { powerPlay: 0.5 }).attack).toBeCloseTo(up.attack + 0.5);
    expect(unit([5, 4], { powerPlay: 0.5 }).defense).toBe(up.defense);
    expect(unit([4, 5], { penaltyKill: 0.5 }).defense).toBeCloseTo(down.defense + 0.5);
    expect(unit([4, 5], { penaltyKill: 0.5 }).attack).toBe(down.attack);
  });

  // Referees even up, and retaliations drop along with fouls: a good half of the spared fouls shows in penalties.
  it('reduce their own team’s fouls by discipline, and not the opponent’s', () => {
    const penalties = (discipline: number) => {
      let [own, theirs] = [0, 0];
      for (let seed = 1; seed <= 150; seed++) {
        const plain = matchInput({ seed });
        const home = { ...plain.home, coaching: { ...ORDINARY, discipline } };
        for (const event of simulateMatch({ ...plain, home }).events) {
          if (event.type !== 'penalty') continue;
          if (event.side === 'home') own++;
          else theirs++;
        }
      }
      return { own, theirs };
    };
    const [even, strict] = [penalties(0), penalties(0.5)];
    expect(strict.own / even.own).toBeGreaterThan(0.5);
    expect(strict.own / even.own).toBeLessThan(0.85);
    expect(strict.theirs / even.theirs).toBeGreaterThan(0.85);
    expect(strict.theirs / even.theirs).toBeLessThan(1.15);
  });

  it('come with the team’s staff, and are left out if average', () => {
    const of = (effects: Partial<Record<(typeof STAFF_EFFECTS)[number], number>>) =>
      STAFF_EFFECTS.map((effect) => effects[effect] ?? 0);
    expect(benchCoaching(of({ forwards: 8, morale: -3 }))).toBeUndefined();
    expect(benchCoaching([1, 2, 3, 4, 5])).toBeUndefined();
    const good = benchCoaching(of(Object.fromEntries(BENCH_EFFECTS.map((effect) => [effect, 10]))));
    const bad = benchCoaching(of(Object.fromEntries(BENCH_EFFECTS.map((effect) => [effect, -10]))));
    for (const effect of BENCH_EFFECTS) {
      expect(good?.[effect]).toBeGreaterThan(0);
      expect(bad?.[effect]).toBe(-(good?.[effect] ?? 0));
    }
    expect(benchCoaching(of({ discipline: 5 }))).toMatchObject({ gamePlan: 0, discipline: 0.05 });
  });

  it('use a playoff plan in playoff games only', () => {
    const minded = STAFF_EFFECTS.map((effect) => (effect === 'playoffs' ? 20 : 0));
    expect(benchCoaching(minded)).toBeUndefined();
    const planned = STAFF_EFFECTS.map((effect) => (effect === 'gamePlan' ? 20 : 0));
    expect(benchCoaching(minded, true)).toEqual(benchCoaching(planned));
    expect(benchCoaching(planned, true)).toEqual(benchCoaching(planned));
  });
});
