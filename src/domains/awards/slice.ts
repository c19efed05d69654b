/** What awards contribute to the program. */
import { awardDays, awardFounding } from '#domains/awards/days.ts';
import { awardNews } from '#domains/awards/kinds.ts';
import { awardRoutes } from '#domains/awards/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const awardsSlice: Slice = {
  name: 'awards',
  routes: () => ({ awards: awardRoutes }),
  news: awardNews,
  days: awardDays,
  founding: awardFounding,
};
