/** The playoff bracket: a fixed tree without reseeding; its shape is that of any competition's bracket. */
import { seedsInBracket } from '#engine/competition/bracket.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';

export interface Series<T> {
  /** 1 is the quarter-final. */
  round: number;
  /** Place in the round from the top of the bracket, 0-based: the winners of slots 0 and 1 meet in slot 0 of the next. */
  slot: number;
  /** The better-ranked team of the regular season, at home in the first game and the last. */
  high: T;
  low: T;
  highSeed: number;
  lowSeed: number;
  highWins: number;
  lowWins: number;
}

/**
 * The quarter-finals.
 * @param ranked the league's teams, best first; at least 8, else RangeError. The rest are out.
 */
export function firstRound<T>(ranked: readonly T[]): Series<T>[] {
  if (ranked.length < PLAYOFF_TEAMS) throw new RangeError(`the playoffs need ${PLAYOFF_TEAMS} teams`);
  const seeds = seedsInBracket(PLAYOFF_TEAMS).map((seed) => ({ team: ranked[seed - 1] as T, seed }));
  return roundOf(1, seeds);
}

/**
 * The round after one whose series are all decided; an empty list after the final.
 * @param decided all series of one round, in any order; RangeError when one of them is still open.
 * @param bestOf games that a series has at most
 */
export function nextRound<T>(decided: readonly Series<T>[], bestOf: number): Series<T>[] {
  if (decided.length < 2) return [];
  const inOrder = [...decided].sort((a, b) => a.slot - b.slot);
  const advancing = inOrder.map((series) => {
    const { high, low, highSeed, lowSeed, highWins, lowWins } = series;
    if (Math.max(highWins, lowWins) <= bestOf / 2) {
      throw new RangeError('every series of a round must be decided before the next begins');
    }
    return highWins > lowWins ? { team: high, seed: highSeed } : { team: low, seed: lowSeed };
  });
  return roundOf((inOrder[0]?.round ?? 0) + 1, advancing);
}

interface Seeded<T> {
  team: T;
  seed: number;
}

/** Neighbors meet, the better seed high. */
function roundOf<T>(round: number, sides: readonly Seeded<T>[]): Series<T>[] {
  return Array.from({ length: sides.length / 2 }, (_, slot) => {
    const [one, other] = [sides[slot * 2] as Seeded<T>, sides[slot * 2 + 1] as Seeded<T>];
    const [high, low] = one.seed < other.seed ? [one, other] : [other, one];
    const seeds = { high: high.team, low: low.team, highSeed: high.seed, lowSeed: low.seed };
    return { round, slot, ...seeds, highWins: 0, lowWins: 0 };
  });
}
