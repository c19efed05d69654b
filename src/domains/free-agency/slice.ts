/** What free agency brings to the program. */
import { freeAgencyDays } from '#domains/free-agency/days.ts';
import type { Slice } from '#domains/slice.ts';

export const freeAgencySlice: Slice = {
  name: 'free-agency',
  days: freeAgencyDays,
};
