/** Sliding: a junior who has hardly played for a first team does not burn a season of his entry-level contract. */
import { SLIDING } from '#domains/contracts/constants.ts';

export interface EntrySeason {
  kind: 'entry' | 'standard';
  /** In the season that ends. */
  age: number;
  /** Games of it that he has played with first teams, in the regular season. */
  games: number;
  /** He has signed for a season after it already. */
  hasSignedAgain: boolean;
}

/** Does the season not count, so that his contract ends a season later? */
export function slides({ kind, age, games, hasSignedAgain }: EntrySeason): boolean {
  return kind === 'entry' && age <= SLIDING.lastAge && games < SLIDING.games && !hasSignedAgain;
}
