/** The salary cap slice. */
import { oneContractAtATime, withinTheCap } from '#domains/cap/checks.ts';
import { capDays, capFounding } from '#domains/cap/days.ts';
import { capRoutes } from '#domains/cap/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const capSlice: Slice = {
  name: 'cap',
  routes: () => ({ cap: capRoutes }),
  days: capDays,
  founding: capFounding,
  checks: [withinTheCap, oneContractAtATime],
};
