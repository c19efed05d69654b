import { camps } from '#domains/camp/contract.ts';
import { planCamp } from '#domains/camp/store/plan.ts';
import { loadCamps } from '#domains/camp/views.ts';
import { byManager, firstTeamOf, forTeam } from '#domains/club/store/asked.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

const find = reads({ of: forTeam(trainingPolicy.see) }, async ({ db, team, today }) =>
  loadCamps(db, await firstTeamOf(db, team), today),
);

export const campRoutes = implementing(camps, {
  find: find,
  plan: commands(
    { by: byManager(trainingPolicy.plan), answers: find },
    ({ tx, team: { clubId } }, { id: _, ...plan }) => planCamp(tx, { clubId, ...plan }),
  ),
});
