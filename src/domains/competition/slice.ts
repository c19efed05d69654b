/** What competitions contribute to the program. */
import { competitionsWhole, pairingsEqualGames } from '#domains/competition/checks.ts';
import type { Slice } from '#domains/slice.ts';

export const competitionSlice: Slice = { name: 'competition', checks: [competitionsWhole, pairingsEqualGames] };
