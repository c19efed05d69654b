/**
 * The regular season: every team meets every other twice, once at home and once away, one game per round.
 *
 * The first half is a single round robin (`circle.ts`). The second half mirrors the first with home and away swapped, starting
 * with its second round and ending with its first, so that no team meets the same opponent in consecutive rounds or plays more
 * than two in a row at home or away.
 */
import type { Random } from '#engine/random.ts';
import { circle } from '#engine/schedule/circle.ts';

export interface Fixture<T> {
  /** 1-based. */
  round: number;
  home: T;
  away: T;
}

/**
 * Returns the games of a double round robin.
 * @param teams an even number of them, at least 2, all different; else RangeError.
 * @param random decides which team takes which place in the pattern and which side of the mirror comes first.
 * @returns 2 × (n − 1) rounds of n / 2 games, in order of rounds.
 */
export function doubleRoundRobin<T>(teams: readonly T[], random: Random): Fixture<T>[] {
  if (teams.length < 2 || teams.length % 2 !== 0) throw new RangeError('a round robin needs an even number of teams');
  if (new Set(teams).size !== teams.length) throw new RangeError('a team can enter a round robin only once');
  const places = random.shuffle(teams);
  const flip = random.chance(0.5);
  const half = circle(places.length).map((round) =>
    flip ? round.map(([home, away]) => [away, home] as const) : round,
  );
  const mirrored = half.map((round) => round.map(([home, away]) => [away, home] as const));
  const rounds = [...half, ...mirrored.slice(1), ...mirrored.slice(0, 1)];
  return rounds.flatMap((round, index) =>
    random.shuffle(round).map(([home, away]) => ({
      round: index + 1,
      home: places[home] as T,
      away: places[away] as T,
    })),
  );
}
