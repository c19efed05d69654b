/** What the nations' home-based players add to the program. */
import { nationsFillTheirTeams } from '#domains/home-pool/checks.ts';
import { homePoolDays, homePoolFounding } from '#domains/home-pool/days.ts';
import type { Slice } from '#domains/slice.ts';

export const homePoolSlice: Slice = {
  name: 'home-pool',
  days: homePoolDays,
  founding: homePoolFounding,
  checks: [nationsFillTheirTeams],
};
