import { addOnboardingStep, forgetAbsence } from '#domains/account/store/users.ts';
import { MAX_STEPS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { rookie } from '#domains/rookie/contract.ts';
import { rookieRefusals } from '#domains/rookie/refusals.ts';
import { readRookie, tasksDone } from '#domains/rookie/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(rookie);

export const rookieRoutes = {
  view: api.view.handler(async ({ context }) => ({
    data: await readRookie(context.db, signedIn(context), context.now),
  })),

  finish: api.finish.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const byFact = TASKS_BY_FACT.find((task) => input.step === `rookie:${task}`);
    if (byFact && !(await tasksDone(context.db, user)).has(byFact)) refuse(rookieRefusals.notDone());
    await addOnboardingStep(context.db, user.id, { step: input.step, most: MAX_STEPS });
  }),

  back: api.back.handler(({ context }) => forgetAbsence(context.db, signedIn(context).id)),
};
