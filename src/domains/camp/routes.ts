import { camps } from '#domains/camp/contract.ts';
import { planCamp } from '#domains/camp/store/plan.ts';
import { loadCamps } from '#domains/camp/views.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(camps);

export const campRoutes = {
  find: api.find.handler(async ({ context, input: { id } }) => {
    const team = await ownTeam(context, trainingPolicy.see, id);
    return { data: await loadCamps(context.db, team, await readToday(context.db)) };
  }),
  plan: api.plan.handler(async ({ context, input: { id, ...plan } }) => {
    const { db } = context;
    const team = await ownTeam(context, trainingPolicy.plan, id);
    const planned = await asManagerOf(db, { teamId: id, userId: signedIn(context).id }, (tx) =>
      planCamp(tx, { clubId: team.clubId, ...plan }),
    );
    if (!planned) return refuseNotAllowed();
    if (!planned.done.ok) return refuse(planned.done);
    return { data: await loadCamps(db, team, await readToday(db)) };
  }),
};

/** The first team of the club: camps are a club's. */
async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId });
  return (await clubTeamRefs(context.db, team.clubId))[0] ?? team;
}
