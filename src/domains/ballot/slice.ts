/** What secret ballots contribute to the program. */
import { votesAreVoters } from '#domains/ballot/checks.ts';
import { eraseVoter } from '#domains/ballot/store.ts';
import type { Slice } from '#domains/slice.ts';

export const ballotSlice: Slice = {
  name: 'ballot',
  eraseUser: (tx, { id }) => eraseVoter(tx, id),
  checks: [votesAreVoters],
};
