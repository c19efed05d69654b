/** What pucks bring to the program; they move in the ledger of finances. */
import { nobodyOwesPucks } from '#domains/puck/checks.ts';
import { puckRoutes } from '#domains/puck/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const puckSlice: Slice = {
  name: 'puck',
  routes: () => ({ pucks: puckRoutes }),
  checks: [nobodyOwesPucks],
};
