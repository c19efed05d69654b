/** What scouts contribute to the program. */
import { tripsInTheBooks } from '#domains/scout/checks.ts';
import { scoutDays, scoutFounding } from '#domains/scout/days.ts';
import { scoutDesk, scoutLedgerKinds, scoutNotifications } from '#domains/scout/kinds.ts';
import { scoutRoutes } from '#domains/scout/routes.ts';
import { removeRoadBudgets } from '#domains/scout/store/budgets.ts';
import { scoutCareer } from '#domains/scout/store/scouts.ts';
import { idleScouts } from '#domains/scout/views/desk.ts';
import type { Slice } from '#domains/slice.ts';

export const scoutSlice: Slice = {
  name: 'scout',
  routes: () => ({ scouts: scoutRoutes }),
  days: scoutDays,
  founding: scoutFounding,
  notifications: scoutNotifications,
  desk: scoutDesk,
  userDeskItems: idleScouts,
  ledgerKinds: scoutLedgerKinds,
  checks: [tripsInTheBooks],
  career: scoutCareer,
  eraseUser: (tx, { id }) => removeRoadBudgets(tx, id),
};
