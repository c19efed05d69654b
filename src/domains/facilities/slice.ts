/** What facilities contribute to the program. */
import { levelsPaid } from '#domains/facilities/checks.ts';
import { facilitiesDays } from '#domains/facilities/days.ts';
import { facilitiesLedgerKinds } from '#domains/facilities/kinds.ts';
import { facilityPolicy } from '#domains/facilities/policy.ts';
import { facilityRoutes } from '#domains/facilities/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const facilitiesSlice: Slice = {
  name: 'facilities',
  routes: () => ({ facilities: facilityRoutes }),
  days: facilitiesDays,
  ledgerKinds: facilitiesLedgerKinds,
  policies: [facilityPolicy],
  checks: [levelsPaid],
};
