import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchInput } from '../../../../tests/factories/match.ts';
import { chanceAtFaceoff, homeWinChance, usualStrength } from './odds.ts';

const rated = (offense: number, defense: number, goaltending: number) =>
  usualStrength({ offense, defense, goaltending });
const ordinary = rated(60, 60, 60);
/** Ratings of teams that could meet: a chance of nearly 1 has lost too many digits to be inverted. */
const rating = fc.integer({ min: 40, max: 90 });
const strengths = fc.tuple(rating, rating, rating).map((ratings) => rated(...ratings));

describe('pregame odds', () => {
  it('give equal teams the home-ice advantage, and nothing on neutral ice', () => {
    expect(homeWinChance(ordinary, ordinary)).toBeCloseTo(0.545, 3);
    expect(homeWinChance(ordinary, ordinary, { neutralIce: true })).toBe(0.5);
  });

  it('rise with every strength that wins games, goaltending least', () => {
    const usual = homeWinChance(ordinary, ordinary);
    const withMore = (home: typeof ordinary) => homeWinChance(home, ordinary);
    expect(withMore(rated(60, 60, 63))).toBeGreaterThan(usual);
    expect(withMore(rated(63, 60, 60))).toBeGreaterThan(withMore(rated(60, 60, 63)));
    expect(withMore(rated(60, 63, 60))).toBeGreaterThan(withMore(rated(60, 60, 63)));
    expect(withMore({ ...ordinary, shape: { skaters: 1, goalie: 0 } })).toBeGreaterThan(usual);
    expect(withMore({ ...ordinary, specials: 3 })).toBeGreaterThan(usual);
    expect(withMore({ ...ordinary, staff: 0.2 })).toBeGreaterThan(usual);
  });

  it('are probabilities, equal for both teams except for home ice', () => {
    fc.assert(
      fc.property(strengths, strengths, (home, away) => {
        const logit = (chance: number) => Math.log(chance / (1 - chance));
        const [there, back] = [homeWinChance(home, away), homeWinChance(away, home)];
        expect(there).toBeGreaterThan(0);
        expect(there).toBeLessThan(1);
        expect(logit(there) + logit(back)).toBeCloseTo(2 * logit(homeWinChance(ordinary, ordinary)), 6);
      }),
    );
  });
});

describe('the odds at faceoff', () => {
  const input = matchInput({ seed: 1 });

  it('count the players who dress, including the starting goalie', () => {
    const better = (skills: readonly number[]) => skills.map((skill) => Math.min(99, skill + 15));
    const goalies = new Set([input.home.lineup.goalies.SG]);
    const lift = (isLifted: (id: number) => boolean) => ({
      ...input,
      home: {
        ...input.home,
        players: input.home.players.map((player) =>
          isLifted(player.id) ? { ...player, skills: better(player.skills) } : player,
        ),
      },
    });
    const usual = chanceAtFaceoff(input);
    expect(chanceAtFaceoff(lift((id) => goalies.has(id)))).toBeGreaterThan(usual);
    expect(chanceAtFaceoff(lift((id) => !goalies.has(id)))).toBeGreaterThan(
      chanceAtFaceoff(lift((id) => goalies.has(id))),
    );
  });

  it('flip with the teams, except for home ice', () => {
    const there = chanceAtFaceoff(input);
    const back = chanceAtFaceoff({ home: input.away, away: input.home });
    expect(there + back).toBeGreaterThan(1);
    expect(there + back).toBeLessThan(1.15);
  });

  it('include fatigue: a game yesterday costs a team some points', () => {
    const tired = input.home.players.map((player) => ({ ...player, energy: 85 }));
    const fresh = chanceAtFaceoff(input);
    const after = chanceAtFaceoff({ ...input, home: { ...input.home, players: tired } });
    expect(fresh - after).toBeGreaterThan(0.1);
    expect(fresh - after).toBeLessThan(0.25);
  });

  it('are the same for a full roster as for those who dress', () => {
    const spare = { ...input.away.players[0]!, id: 9_999, specialSkills: ['leader' as const] };
    const roster = { ...input, home: { ...input.home, players: [...input.home.players, spare] } };
    expect(chanceAtFaceoff(roster)).toBe(chanceAtFaceoff(input));
  });
});
