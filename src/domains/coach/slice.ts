/** What coaches contribute to the program. */
import { coachDays, coachFounding } from '#domains/coach/days.ts';
import { coachRoutes } from '#domains/coach/routes.ts';
import { coachCareer } from '#domains/coach/store/newcomers.ts';
import { suitsOfJobs } from '#domains/coach/views/suits.ts';
import type { Slice } from '#domains/slice.ts';

export const coachSlice: Slice = {
  name: 'coach',
  routes: () => ({ coaches: coachRoutes }),
  days: coachDays,
  founding: coachFounding,
  career: { ...coachCareer, suits: suitsOfJobs },
};
