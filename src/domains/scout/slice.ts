/** What scouts bring to the program. */
import { scoutDays, scoutFounding } from '#domains/scout/days.ts';
import { scoutDesk, scoutLedgerKinds } from '#domains/scout/kinds.ts';
import { scoutRoutes } from '#domains/scout/routes.ts';
import { scoutCareer } from '#domains/scout/store/scouts.ts';
import { idleScouts } from '#domains/scout/views/desk.ts';
import type { Slice } from '#domains/slice.ts';

export const scoutSlice: Slice = {
  name: 'scout',
  routes: () => ({ scouts: scoutRoutes }),
  days: scoutDays,
  founding: scoutFounding,
  desk: scoutDesk,
  userDeskItems: idleScouts,
  ledgerKinds: scoutLedgerKinds,
  career: scoutCareer,
};
