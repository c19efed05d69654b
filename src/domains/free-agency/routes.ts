import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import type { Manager } from '#domains/contracts/store/talks.ts';
import { freeAgency } from '#domains/free-agency/contract.ts';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import { instructAssistant } from '#domains/free-agency/store/assistant.ts';
import { planFrenzy } from '#domains/free-agency/store/frenzy-plans.ts';
import { assistantView } from '#domains/free-agency/views/assistant.ts';
import { findBuyouts } from '#domains/free-agency/views/buyouts.ts';
import { frenzyBoard, frenzyPlanView } from '#domains/free-agency/views/frenzy.ts';
import { findSignings } from '#domains/free-agency/views/signings.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(freeAgency);

export const freeAgencyRoutes = {
  signings: api.signings.handler(({ context, input }) => findSignings(context.db, input)),

  buyouts: api.buyouts.handler(({ context, input }) => findBuyouts(context.db, input)),

  assistant: api.assistant.handler(async ({ context, input }) => {
    const manager = await managerOf(context, freeAgencyPolicy.instruct, input.id);
    return { data: await assistantView(context.db, manager, await readToday(context.db)) };
  }),

  instruct: api.instruct.handler(async ({ context, input: { id, ...limits } }) => {
    const manager = await managerOf(context, freeAgencyPolicy.instruct, id);
    if (!(await instructAssistant(context.db, { ...manager, limits }))) refuseNotAllowed();
  }),

  frenzy: api.frenzy.handler(async ({ context }) => ({ data: await frenzyBoard(context.db, context.now) })),

  frenzyPlan: api.frenzyPlan.handler(async ({ context, input }) => {
    return { data: await frenzyPlanView(context.db, await managerOf(context, freeAgencyPolicy.bid, input.id)) };
  }),

  planFrenzy: api.planFrenzy.handler(async ({ context, input: { id, ...plan } }) => {
    const manager = await managerOf(context, freeAgencyPolicy.bid, id);
    const done = (await planFrenzy(context.db, { ...manager, plan })) ?? refuseNotAllowed();
    if (!done.ok) refuse(done);
  }),
};

/** The one who asks, as manager of the team. */
async function managerOf(context: ApiContext, ability: Ability, teamId: number): Promise<Manager> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId: team.id });
  return { clubId: team.clubId, teamId: team.id, userId: signedIn(context).id, now: context.now };
}
