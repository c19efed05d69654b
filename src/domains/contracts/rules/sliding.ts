/** Sliding: a junior who has hardly played for a first team does not burn a season of his entry-level contract. */
import { SLIDING } from '#domains/contracts/constants.ts';
import { ENTRY } from '#engine/market/constants.ts';

export interface EntrySeason {
  kind: 'entry' | 'standard';
  /** In the season that ends. */
  age: number;
  /** In the last season of the contract. */
  lastAge: number;
  /** Games of it that he has played with first teams, in the regular season. */
  games: number;
  /** He has signed for a season after it already. */
  hasSignedAgain: boolean;
}

/** Does the season not count, so that his contract ends a season later? None runs further than a year past the last age at which one is signed. */
export function slides({ kind, age, lastAge, games, hasSignedAgain }: EntrySeason): boolean {
  const isJunior = age <= SLIDING.lastAge && games < SLIDING.games;
  return kind === 'entry' && isJunior && lastAge <= ENTRY.lastAge && !hasSignedAgain;
}
