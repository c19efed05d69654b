import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { probation } from '#domains/probation/contract.ts';
import { openFormerActs } from '#domains/probation/days.ts';
import { probationPolicy } from '#domains/probation/policy.ts';
import { loadProbation } from '#domains/probation/views.ts';
import { authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(probation);

export const probationRoutes = {
  find: api.find.handler(async ({ context, input: { id: teamId } }) => {
    const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, probationPolicy.hear, { teamId });
    return { data: await loadProbation(context.db, team.clubId, context.now) };
  }),

  formerActs: api.formerActs.handler(async ({ context, input: { id: teamId } }) => {
    const { clubId } = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, probationPolicy.hear, { teamId });
    const { absoluteDay } = await readToday(context.db);
    return { data: await openFormerActs(context.db, { userId: signedIn(context).id, clubId, absoluteDay }) };
  }),
};
