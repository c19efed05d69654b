import { championships } from '#domains/championship/contract.ts';
import { championshipRefusals } from '#domains/championship/refusals.ts';
import { championshipStats, listEditions, viewChampionship } from '#domains/championship/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const championshipRoutes = implementing(championships, {
  // Editions change only in steps of the world, and when games end.
  list: reads(({ db }, { ageGroup }) => listEditions(db, ageGroup)),
  find: reads(({ db, now }, which) => viewChampionship(db, which, now), championshipRefusals.unknown),
  stats: reads(({ db }, which) => championshipStats(db, which), championshipRefusals.unknown),
});
