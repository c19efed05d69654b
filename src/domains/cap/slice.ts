/** What the salary cap brings to the program. */
import { oneContractAtATime, withinTheCap } from '#domains/cap/checks.ts';
import { capDays } from '#domains/cap/days.ts';
import { capRoutes } from '#domains/cap/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const capSlice: Slice = {
  name: 'cap',
  routes: () => ({ cap: capRoutes }),
  days: capDays,
  checks: [withinTheCap, oneContractAtATime],
};
