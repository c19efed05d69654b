import { championships } from '#domains/championship/contract.ts';
import { championshipRefusals } from '#domains/championship/refusals.ts';
import { championshipStats, viewChampionship } from '#domains/championship/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const championshipRoutes = implementing(championships, {
  find: reads(({ db, now }, which) => viewChampionship(db, which, now), championshipRefusals.unknown),
  stats: reads(({ db }, which) => championshipStats(db, which), championshipRefusals.unknown),
});
