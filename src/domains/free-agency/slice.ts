/** What free agency brings to the program. */
import { freeAgencyDays } from '#domains/free-agency/days.ts';
import { freeAgencyNews } from '#domains/free-agency/kinds.ts';
import type { Slice } from '#domains/slice.ts';

export const freeAgencySlice: Slice = {
  name: 'free-agency',
  news: freeAgencyNews,
  days: freeAgencyDays,
};
