/** What the entry draft brings to the program. */
import { picksOnce } from '#domains/draft/checks.ts';
import { draftDays } from '#domains/draft/days.ts';
import type { Slice } from '#domains/slice.ts';

export const draftSlice: Slice = {
  name: 'draft',
  days: draftDays,
  checks: [picksOnce],
};
