import { forTeam } from '#domains/club/store/asked.ts';
import { probation } from '#domains/probation/contract.ts';
import { openFormerActs } from '#domains/probation/days.ts';
import { probationPolicy } from '#domains/probation/policy.ts';
import { loadProbation } from '#domains/probation/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

const hear = { of: forTeam(probationPolicy.hear) };

export const probationRoutes = implementing(probation, {
  find: reads(hear, ({ db, team, now }) => loadProbation(db, team.clubId, now)),
  formerActs: reads(hear, ({ db, userId, team: { clubId }, today: { absoluteDay } }) =>
    openFormerActs(db, { userId, clubId, absoluteDay }),
  ),
});
