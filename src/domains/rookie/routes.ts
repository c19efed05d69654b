import { addOnboardingStep } from '#domains/account/store/users.ts';
import { MAX_STEPS, TASKS_BY_FACT } from '#domains/rookie/constants.ts';
import { rookie } from '#domains/rookie/contract.ts';
import { rookieRefusals } from '#domains/rookie/refusals.ts';
import { readRookie, tasksDone } from '#domains/rookie/views.ts';
import { managing } from '#domains/seat/policy.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const rookieRoutes = implementing(rookie, {
  view: reads((call) => readRookie(call.db, managing(signedIn(call)), call.now)),
  finish: delegates({}, async (call, { step }) => {
    const byFact = TASKS_BY_FACT.find((task) => step === `rookie:${task}`);
    const done = byFact && (await tasksDone(call.db, managing(signedIn(call))));
    if (byFact && !done?.has(byFact)) refuse(rookieRefusals.notDone());
    await addOnboardingStep(call.db, call.userId, { step, most: MAX_STEPS });
  }),
});
