/** The playoff bracket: a fixed tree without reseeding, every series a best of five. */
import {
  FIRST_ROUND_SEEDS,
  HOME_PATTERN,
  PLAYOFF_ROUNDS,
  PLAYOFF_TEAMS,
  WINS_TO_ADVANCE,
} from '#engine/schedule/playoff-constants.ts';

export interface Series<T> {
  /** 1 is the quarter-final, 3 the final. */
  round: number;
  /** Place in the round from the top of the bracket, 0-based: the winners of slots 0 and 1 meet in slot 0 of the next. */
  slot: number;
  /** The better-ranked team of the regular season, at home in games 1, 2 and 5. */
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
  return FIRST_ROUND_SEEDS.map(([highSeed, lowSeed], slot) => ({
    round: 1,
    slot,
    high: ranked[highSeed - 1] as T,
    low: ranked[lowSeed - 1] as T,
    highSeed,
    lowSeed,
    highWins: 0,
    lowWins: 0,
  }));
}

/**
 * The round after one whose series are all decided; an empty list after the final.
 * @param decided all series of one round, in any order; RangeError when one of them is still open.
 */
export function nextRound<T>(decided: readonly Series<T>[]): Series<T>[] {
  const inOrder = [...decided].sort((a, b) => a.slot - b.slot);
  const round = (inOrder[0]?.round ?? 0) + 1;
  if (round > PLAYOFF_ROUNDS) return [];
  const advancing = inOrder.map(advancingSide);
  const next: Series<T>[] = [];
  for (let slot = 0; slot * 2 + 1 < advancing.length; slot++) {
    const [one, other] = [advancing[slot * 2], advancing[slot * 2 + 1]];
    if (!one || !other) throw new RangeError('every series of a round must be decided before the next begins');
    const [high, low] = one.seed < other.seed ? [one, other] : [other, one];
    const seeds = { high: high.team, low: low.team, highSeed: high.seed, lowSeed: low.seed };
    next.push({ round, slot, ...seeds, highWins: 0, lowWins: 0 });
  }
  return next;
}

/** The winner, or null while the series is open. */
export function seriesWinner<T>(series: Series<T>): T | null {
  return advancingSide(series)?.team ?? null;
}

/** The next game of a series, or null when it is decided. `game` counts from 1. */
export function nextGame<T>(series: Series<T>): { game: number; home: T; away: T } | null {
  if (advancingSide(series)) return null;
  const played = series.highWins + series.lowWins;
  const isHighHome = HOME_PATTERN[played] === 'high';
  return {
    game: played + 1,
    home: isHighHome ? series.high : series.low,
    away: isHighHome ? series.low : series.high,
  };
}

/** The series with one more game played. RangeError when it was decided before, or the winner does not play in it. */
export function withResult<T>(series: Series<T>, winner: T): Series<T> {
  if (advancingSide(series)) throw new RangeError('the series is decided');
  if (winner === series.high) return { ...series, highWins: series.highWins + 1 };
  if (winner === series.low) return { ...series, lowWins: series.lowWins + 1 };
  throw new RangeError('only a team of the series can win a game of it');
}

function advancingSide<T>(series: Series<T>): { team: T; seed: number } | null {
  if (series.highWins >= WINS_TO_ADVANCE) return { team: series.high, seed: series.highSeed };
  if (series.lowWins >= WINS_TO_ADVANCE) return { team: series.low, seed: series.lowSeed };
  return null;
}
