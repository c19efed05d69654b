/** What free agency brings to the program. */
import { freeAgencyDays } from '#domains/free-agency/days.ts';
import { freeAgencyNews } from '#domains/free-agency/kinds.ts';
import { freeAgencyRoutes } from '#domains/free-agency/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const freeAgencySlice: Slice = {
  name: 'free-agency',
  routes: () => ({ freeAgency: freeAgencyRoutes }),
  news: freeAgencyNews,
  days: freeAgencyDays,
};
