/** What scouts bring to the program. */
import { scoutDays, scoutFounding } from '#domains/scout/days.ts';
import { scoutLedgerKinds } from '#domains/scout/kinds.ts';
import { scoutRoutes } from '#domains/scout/routes.ts';
import { scoutCareer } from '#domains/scout/store/scouts.ts';
import type { Slice } from '#domains/slice.ts';

export const scoutSlice: Slice = {
  name: 'scout',
  routes: () => ({ scouts: scoutRoutes }),
  days: scoutDays,
  founding: scoutFounding,
  ledgerKinds: scoutLedgerKinds,
  career: scoutCareer,
};
