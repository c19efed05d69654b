/** Entry-level slides: a junior who has hardly played for a first team does not burn a season of his entry-level contract. */
import { SLIDING } from '#domains/contracts/constants.ts';
import { ENTRY } from '#engine/market/constants.ts';

export interface EntrySeason {
  kind: 'entry' | 'standard';
  /** In the season that is ending. */
  age: number;
  /** In the contract's last season. */
  lastAge: number;
  /** His regular-season games with first teams this season. */
  games: number;
  /** He has already signed for a season after it. */
  hasSignedAgain: boolean;
}

/**
 * Returns whether the season does not count, so that his contract ends a season later. A contract never runs more than a year past the last age at
 * which one is signed.
 */
export function slides({ kind, age, lastAge, games, hasSignedAgain }: EntrySeason): boolean {
  const isJunior = age <= SLIDING.lastAge && games < SLIDING.games;
  return kind === 'entry' && isJunior && lastAge <= ENTRY.lastAge && !hasSignedAgain;
}
