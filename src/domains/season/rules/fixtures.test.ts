import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { type PlannedGame, seasonFixtures } from './fixtures.ts';

const teamIds = Array.from({ length: 20 }, (_, index) => 100 + index);
const league = { id: 4, slot: 2, teamIds, competitions: { league: 31, friendly: 32 } };

const byDay = (games: readonly PlannedGame[]) => Map.groupBy(games, (game) => game.day);

describe('a league schedule', () => {
  it('has every team play once on each game day, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 99 }), (seed, season) => {
        const days = byDay(seasonFixtures(league, season, knownSecret(seed)));
        expect([...days.keys()]).toEqual([3, 5, ...Array.from({ length: 38 }, (_, index) => index + 6)]);
        for (const games of days.values()) {
          const playing = games.flatMap((game) => [game.homeTeamId, game.awayTeamId]);
          expect(playing.toSorted()).toEqual(teamIds);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has every pair of teams meet once at each venue', () => {
    const regular = seasonFixtures(league, 1, knownSecret(7)).filter(
      (game) => game.competitionId === league.competitions.league,
    );
    const pairs = new Set(regular.map((game) => `${game.homeTeamId}-${game.awayTeamId}`));
    expect(regular).toHaveLength(380);
    expect(pairs.size).toBe(380);
  });

  it('differs from season to season', () => {
    const order = (season: number) =>
      seasonFixtures(league, season, knownSecret(7)).map((game) => `${game.homeTeamId}-${game.awayTeamId}`);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });
});

describe('the public schedule', () => {
  /** Tries all seeds of 32 bits, an attack that took minutes on a world whose draws had no more than 2^32 of them. */
  const attack = (firstDay: readonly PlannedGame[]): number | null => {
    const seen = firstDay.map(({ homeTeamId, awayTeamId }) => `${homeTeamId}-${awayTeamId}`).join();
    for (let seed = 0; seed < 100_000; seed++) {
      const order = new Random(seed).shuffle(teamIds);
      const pairs = order.flatMap((team, index) => (index % 2 === 0 ? `${team}-${order[index + 1]}` : []));
      if (pairs.join() === seen) return seed;
    }
    return null;
  };

  it('reveals no seed that predicts the world', () => {
    const [seen = []] = byDay(seasonFixtures(league, 3, knownSecret(7))).values();
    expect(attack(seen)).toBeNull();
    // The attack works if there is such a seed.
    const order = new Random(99_999).shuffle(teamIds);
    const drawn = seen.map((game, at) => ({
      ...game,
      homeTeamId: order[2 * at] ?? 0,
      awayTeamId: order[2 * at + 1] ?? 0,
    }));
    expect(attack(drawn)).toBe(99_999);
  });
});
