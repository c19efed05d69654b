import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchInput } from '../../../../tests/factories/match.ts';
import { chanceAtFaceoff, homeWinChance } from './odds.ts';

const ordinary = { offense: 60, defense: 60, goaltending: 60 };
/** Of teams that could meet: a chance of nearly 1 has lost too many digits to be turned back. */
const rating = fc.integer({ min: 40, max: 90 });
const ratings = fc.record({ offense: rating, defense: rating, goaltending: rating });

describe('the chance before the game', () => {
  it('gives equal teams what the home ice is worth', () => {
    expect(homeWinChance(ordinary, ordinary)).toBeCloseTo(0.537, 3);
  });

  it('grows with every rating that wins games, most with offense, least with a goalie', () => {
    const withMore = (which: keyof typeof ordinary) => homeWinChance({ ...ordinary, [which]: 63 }, ordinary);
    expect(withMore('goaltending')).toBeGreaterThan(homeWinChance(ordinary, ordinary));
    expect(withMore('defense')).toBeGreaterThan(withMore('goaltending'));
    expect(withMore('offense')).toBeGreaterThan(withMore('defense'));
  });

  it('is a chance, and gives both teams the same but for the ice', () => {
    fc.assert(
      fc.property(ratings, ratings, (home, away) => {
        const logit = (chance: number) => Math.log(chance / (1 - chance));
        const [there, back] = [homeWinChance(home, away), homeWinChance(away, home)];
        expect(there).toBeGreaterThan(0);
        expect(there).toBeLessThan(1);
        expect(logit(there) + logit(back)).toBeCloseTo(2 * logit(homeWinChance(ordinary, ordinary)), 6);
      }),
    );
  });
});

describe('the chance at the faceoff', () => {
  const input = matchInput({ seed: 1 });

  it('is that of the men who dress, the starting goalie among them', () => {
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

  it('turns round with the teams, but for the ice', () => {
    const there = chanceAtFaceoff(input);
    const back = chanceAtFaceoff({ home: input.away, away: input.home });
    expect(there + back).toBeGreaterThan(1);
    expect(there + back).toBeLessThan(1.15);
  });
});
