import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { type Game, GONE, IN_BOX, idOf } from '#engine/match/game.ts';
import { playShootout } from '#engine/match/shot/shootout.ts';
import { gameInPlay } from '../../../../tests/factories/play.ts';

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

  it('is scored on about one attempt in three, even by the best finishers', () => {
    const attempts = SEEDS.flatMap((seed) => shootout(seed).attempts);
    const scored = attempts.filter((attempt) => attempt.scored).length / attempts.length;
    expect(scored).toBeGreaterThan(0.26);
    expect(scored).toBeLessThan(0.335);
  });

  it('ends within three rounds once a team is out of reach, and goes round by round after a tie', () => {
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

  it('ends with the attempt that puts one team out of reach, not before and not after', () => {
    const lengths = new Set<number>();
    for (const seed of SEEDS) {
      const { attempts } = shootout(seed);
      const goals = { home: 0, away: 0 };
      const left = { home: 3, away: 3 };
      for (const [index, { side, round, scored }] of attempts.entries()) {
        if (round > 3 && side === 'home') left.home = left.away = 1;
        left[side]--;
        if (scored) goals[side]++;
        const isDecided = goals.home > goals.away + left.away || goals.away > goals.home + left.home;
        expect(isDecided, `seed ${seed}, attempt ${index + 1}`).toBe(index === attempts.length - 1);
      }
      lengths.add(attempts.length);
    }
    expect(Math.min(...lengths)).toBeLessThan(6);
    expect(Math.max(...lengths)).toBeGreaterThan(6);
  });

  it('sends no player twice before the whole bench has gone', () => {
    for (const seed of SEEDS) {
      const { attempts } = shootout(seed);
      const home = attempts.filter((attempt) => attempt.side === 'home').map((attempt) => attempt.shooter);
      expect(new Set(home.slice(0, 18)).size).toBe(Math.min(18, home.length));
    }
  });

  it('goes around again among the few left, none more often than another', () => {
    const LEFT = 5;
    let longest = 0;
    for (const seed of SEEDS.slice(0, 100)) {
      const { attempts, game } = shootout(seed, (prepared) => {
        for (const side of prepared.sides)
          for (const index of side.plan.skaters.slice(LEFT)) prepared.out[index] = GONE;
        // Scoring is rare, so that the shootout is long.
        prepared.ratings.finish.fill(-20);
      });
      const home = attempts.filter((attempt) => attempt.side === 'home').map((attempt) => attempt.shooter);
      const left = game.sides[0].plan.skaters.slice(0, LEFT).map((index) => idOf(game, index));
      const times = left.map((id) => home.filter((shooter) => shooter === id).length);
      expect(times.reduce((sum, count) => sum + count)).toBe(home.length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      longest = Math.max(longest, home.length);
    }
    expect(longest).toBeGreaterThan(2 * LEFT);
  });

  it('excludes players in the penalty box', () => {
    const { attempts, game } = shootout(2, (prepared) => {
      const first = prepared.sides[1].plan.shootout[0];
      if (first !== undefined) prepared.out[first] = IN_BOX;
    });
    const penalized = idOf(game, game.sides[1].plan.shootout[0] ?? -1);
    expect(attempts.slice(0, 10).map((attempt) => attempt.shooter)).not.toContain(penalized);
  });

  it('follows the coach’s order, without players out of the game', () => {
    const { game, attempts } = shootout(1, (prepared) => {
      const first = prepared.sides[0].plan.shootout[0];
      if (first !== undefined) prepared.out[first] = GONE;
    });
    const [, second] = game.sides[0].plan.shootout;
    expect(attempts.find((attempt) => attempt.side === 'home')?.shooter).toBe(idOf(game, second ?? -1));
  });
});
