/** What roster brings to the program. */
import { rosterDays } from '#domains/roster/days.ts';
import type { Slice } from '#domains/slice.ts';

export const rosterSlice: Slice = {
  name: 'roster',
  days: rosterDays,
};
