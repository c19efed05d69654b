import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { training } from '#domains/training/contract.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { dropPlans, setPlans } from '#domains/training/store/plans.ts';
import { removeTemplate, saveTemplate, templatesOf } from '#domains/training/store/templates.ts';
import { loadTraining } from '#domains/training/views.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(training);

export const trainingRoutes = {
  find: api.find.handler(async ({ context, input: { id } }) => {
    const team = await ownTeam(context, trainingPolicy.see, id);
    return { data: await loadTraining(context.db, team, await readToday(context.db)) };
  }),

  plan: api.plan.handler(async ({ context, input: { id, ...change } }) => {
    const { db } = context;
    const team = await ownTeam(context, trainingPolicy.plan, id);
    const set = await asManagerOf(db, { teamId: id, userId: signedIn(context).id }, (tx) =>
      setPlans(tx, { clubId: team.clubId, ...change }),
    );
    if (!set) return refuseNotAllowed();
    if (!set.done.ok) return refuse(set.done);
    return { data: await loadTraining(db, team, await readToday(db)), skipped: set.done.skipped };
  }),

  leaveToAssistant: api.leaveToAssistant.handler(async ({ context, input: { id, playerIds } }) => {
    const { db } = context;
    const team = await ownTeam(context, trainingPolicy.plan, id);
    const left = await asManagerOf(db, { teamId: id, userId: signedIn(context).id }, (tx) =>
      dropPlans(tx, { clubId: team.clubId, playerIds }),
    );
    if (!left) return refuseNotAllowed();
    if (!left.done.ok) return refuse(left.done);
    return { data: await loadTraining(db, team, await readToday(db)) };
  }),

  templates: api.templates.handler(async ({ context }) => ({
    data: await templatesOf(context.db, signedIn(context).id),
  })),
  saveTemplate: api.saveTemplate.handler(async ({ context, input }) => {
    const saved = await saveTemplate(context.db, signedIn(context).id, input);
    return saved.ok ? { data: saved.templates } : refuse(saved);
  }),
  removeTemplate: api.removeTemplate.handler(async ({ context, input: { name } }) => ({
    data: await removeTemplate(context.db, signedIn(context).id, name),
  })),
};

async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId });
  return team;
}
