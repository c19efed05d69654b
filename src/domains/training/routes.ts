import { byManager, forTeam } from '#domains/club/store/asked.ts';
import { training } from '#domains/training/contract.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { dropPlans, setPlans } from '#domains/training/store/plans.ts';
import { removeTemplate, saveTemplate, templatesOf } from '#domains/training/store/templates.ts';
import { loadTraining } from '#domains/training/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, delegates, reads } from '#platform/calls/handlers.ts';

const find = reads({ of: forTeam(trainingPolicy.see) }, ({ db, team, today }) => loadTraining(db, team, today));
const plan = commands(
  { by: byManager(trainingPolicy.plan) },
  ({ tx, team: { clubId } }, { id: _, ...change }: { id: number } & Omit<Parameters<typeof setPlans>[1], 'clubId'>) =>
    setPlans(tx, { clubId, ...change }),
  ({ skipped }) => skipped,
);

export const trainingRoutes = implementing(training, {
  find: find,
  plan: async (request) => {
    const { data: skipped } = await plan(request);
    return { ...(await find(request)), skipped };
  },
  leaveToAssistant: commands(
    { by: byManager(trainingPolicy.plan), answers: find },
    ({ tx, team: { clubId } }, { playerIds }) => dropPlans(tx, { clubId, playerIds }),
  ),

  templates: reads(({ db, userId }) => templatesOf(db, userId)),
  saveTemplate: delegates(
    {},
    ({ db, userId }, input) => saveTemplate(db, userId, input),
    ({ templates }) => templates,
  ),
  removeTemplate: delegates(
    {},
    ({ db, userId }, { name }) => removeTemplate(db, userId, name),
    (templates) => templates,
  ),
});
