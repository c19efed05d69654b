/**
 * The regular season: every team meets every other twice, once at home and once away, one game a round.
 *
 * The pairings are the circle method (Kirkman): one team stands still, the others rotate. Home and away within the
 * method alternate as in the canonical pattern of de Werra ("Scheduling in sports", 1981), which leaves n − 2 breaks
 * (two games in a row at home or away) in n − 1 rounds, the least that is possible. The second half mirrors the first
 * with home and away swapped, started in its second round and closed with its first, so that no team meets the same
 * opponent in rounds next to each other and nobody plays more than two in a row at home or away.
 */
import type { Random } from '#engine/random.ts';

export interface Fixture<T> {
  /** 1-based. */
  round: number;
  home: T;
  away: T;
}

/**
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

type Pairing = readonly [home: number, away: number];

/** The rounds of a single round robin of `n` places (0 to n − 1), home place first. */
function circle(n: number): Pairing[][] {
  const moving = n - 1;
  const rounds: Pairing[][] = [];
  for (let round = 0; round < moving; round++) {
    const pairings: Pairing[] = [round % 2 === 0 ? [round, moving] : [moving, round]];
    for (let step = 1; step < n / 2; step++) {
      const ahead = (round + step) % moving;
      const behind = (round - step + moving) % moving;
      pairings.push(step % 2 === 1 ? [behind, ahead] : [ahead, behind]);
    }
    rounds.push(pairings);
  }
  return rounds;
}
