/** What the World Championship contributes to the program. */
import { championshipsWhole, oneGameADay } from '#domains/championship/checks.ts';
import { championshipDays } from '#domains/championship/days.ts';
import { championshipNotifications } from '#domains/championship/kinds.ts';
import { championshipRoutes } from '#domains/championship/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const championshipSlice: Slice = {
  name: 'championship',
  routes: () => ({ championships: championshipRoutes }),
  days: championshipDays,
  notifications: championshipNotifications,
  checks: [championshipsWhole, oneGameADay],
};
