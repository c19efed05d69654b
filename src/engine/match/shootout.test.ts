import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { type Game, GONE, idOf } from '#engine/match/game.ts';
import { playShootout } from '#engine/match/shootout.ts';
import { gameInPlay } from '../../../tests/factories/play.ts';

type Attempt = Extract<MatchEvent, { type: 'shootout-attempt' }>;

function shootout(seed: number, prepare: (game: Game) => void = () => {}) {
  const game = gameInPlay({ seed, score: [2, 2] });
  prepare(game);
  playShootout(game);
  const attempts = game.sheet.events().filter((event): event is Attempt => event.type === 'shootout-attempt');
  return {
    game,
    attempts,
    goals: (side: 'home' | 'away') => attempts.filter((a) => a.side === side && a.scored).length,
  };
}

const SEEDS = Array.from({ length: 300 }, (_, index) => index);

describe('a shootout', () => {
  it('has a winner, who gets one goal', () => {
    for (const seed of SEEDS) {
      const { game, goals } = shootout(seed);
      const homeWins = goals('home') > goals('away');
      expect(game.sides.map((side) => side.score)).toEqual(homeWins ? [3, 2] : [2, 3]);
      expect(goals('home')).not.toBe(goals('away'));
    }
  });

  it('is over within three rounds once a team is out of reach, and goes on round by round after a tie', () => {
    for (const seed of SEEDS) {
      const { attempts, goals } = shootout(seed);
      const home = attempts.filter((attempt) => attempt.side === 'home').length;
      const away = attempts.length - home;
      expect(home === away || home === away + 1).toBe(true);
      if (home > 3) {
        expect(Math.abs(goals('home') - goals('away'))).toBe(1);
        expect(home).toBe(away);
      }
    }
  });

  it('does not shoot on when the other team can no longer catch up', () => {
    const cut = SEEDS.map((seed) => shootout(seed).attempts.length);
    expect(Math.min(...cut)).toBeLessThan(6);
    expect(Math.max(...cut)).toBeGreaterThan(6);
  });

  it('sends nobody twice before the whole bench has gone', () => {
    for (const seed of SEEDS) {
      const { attempts } = shootout(seed);
      const home = attempts.filter((attempt) => attempt.side === 'home').map((attempt) => attempt.shooter);
      expect(new Set(home.slice(0, 18)).size).toBe(Math.min(18, home.length));
    }
  });

  it("follows the coach's order, without those who are out of the game", () => {
    const { game, attempts } = shootout(1, (prepared) => {
      const first = prepared.sides[0].plan.shootout[0];
      if (first !== undefined) prepared.out[first] = GONE;
    });
    const [, second] = game.sides[0].plan.shootout;
    expect(attempts.find((attempt) => attempt.side === 'home')?.shooter).toBe(idOf(game, second ?? -1));
  });
});
