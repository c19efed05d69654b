/** What competitions bring to the program. */
import { competitionsWhole } from '#domains/competition/checks.ts';
import type { Slice } from '#domains/slice.ts';

export const competitionSlice: Slice = { name: 'competition', checks: [competitionsWhole] };
