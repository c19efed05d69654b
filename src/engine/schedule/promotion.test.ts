import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { type LeagueSeason, movements, promotedFrom } from '#engine/schedule/promotion.ts';

/** A pyramid of binary feeders: league n feeds league ⌊n / 2⌋, twenty clubs each, finishing in a drawn order. */
function pyramid(leagues: number, seed: number): LeagueSeason<number, string>[] {
  const random = new Random(seed);
  return Array.from({ length: leagues }, (_, index) => {
    const league = index + 1;
    const clubs = Array.from({ length: 20 }, (_, club) => `club ${league}.${club + 1}`);
    const ranked = random.shuffle(clubs);
    return {
      league,
      feeds: league === 1 ? null : Math.floor(league / 2),
      ranked,
      champion: random.pick(ranked.slice(0, 8)),
    };
  });
}

describe('the promoted teams', () => {
  it('are the regular-season winner and the playoff winner', () => {
    expect(promotedFrom(['first', 'second', 'third'], 'third')).toEqual(['first', 'third']);
  });

  it('are the first two when the regular-season winner is also champion, or without playoffs', () => {
    expect(promotedFrom(['first', 'second', 'third'], 'first')).toEqual(['first', 'second']);
    expect(promotedFrom(['first', 'second', 'third'], null)).toEqual(['first', 'second']);
  });
});

describe('promotion and relegation', () => {
  it('sends four down from a league with two feeders, two to each', () => {
    const [top, left, right] = pyramid(3, 1);
    const moves = movements([top, left, right] as LeagueSeason<number, string>[]);
    const down = moves.filter((move) => move.kind === 'relegated');
    expect(new Set(down.map((move) => move.club))).toEqual(new Set(top?.ranked.slice(-4)));
    expect(down.filter((move) => move.to === 2)).toHaveLength(2);
    expect(down.filter((move) => move.to === 3)).toHaveLength(2);
  });

  it('sends no team down from a league without feeders', () => {
    const moves = movements(pyramid(3, 2));
    expect(moves.filter((move) => move.kind === 'relegated' && move.from !== 1)).toEqual([]);
    expect(movements(pyramid(1, 2))).toEqual([]);
  });

  it('sends two down from a league with a single feeder', () => {
    const moves = movements(pyramid(2, 3));
    expect(moves.filter((move) => move.kind === 'relegated')).toHaveLength(2);
    expect(moves.filter((move) => move.kind === 'promoted')).toHaveLength(2);
  });

  it('keeps twenty clubs in every league of any pyramid, each in one league', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer(), (leagues, seed) => {
        const seasons = pyramid(leagues, seed);
        const home = new Map(seasons.flatMap((season) => season.ranked.map((club) => [club, season.league] as const)));
        const moves = movements(seasons);
        expect(new Set(moves.map((move) => move.club)).size).toBe(moves.length);
        for (const move of moves) {
          expect(home.get(move.club)).toBe(move.from);
          home.set(move.club, move.to);
        }
        for (const { league } of seasons) {
          expect([...home.values()].filter((place) => place === league)).toHaveLength(20);
        }
      }),
    );
  });
});
