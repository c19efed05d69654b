/** A manager's first hour. */
import * as z from 'zod';
import { MAX_STEP, ROOKIE_TASKS } from '#domains/rookie/constants.ts';
import { rookiePolicy } from '#domains/rookie/policy.ts';
import { get, post } from '#platform/calls/call.ts';

const task = z.enum(ROOKIE_TASKS);

const rookieView = z.object({
  /** Tasks in the recommended order. `isKept`: completion is stored, even if the result is undone later. */
  tasks: z.array(z.object({ id: task, isDone: z.boolean(), isKept: z.boolean() })),
  /** Whether the manager has dismissed the list. */
  isClosed: z.boolean(),
  /** Days with a visit in the user's time zone: the current streak, and the total. */
  visits: z.object({ inARow: z.number().int(), inAll: z.number().int() }),
});
export type RookieView = z.infer<typeof rookieView>;

export const rookie = {
  view: get('activated', '/rookie').says('Tasks of the first hour').answers(rookieView),
  finish: post('activated', '/rookie/steps', { ability: rookiePolicy.learn })
    .says(
      'Remember that a task is done, the list closed, or the help of a screen read; 409 for a task that is not done',
    )
    .takes({
      step: z.union([
        z.templateLiteral(['rookie:', task]),
        z.literal('rookie:closed'),
        z
          .string()
          .max(MAX_STEP)
          .regex(/^help:[a-z0-9/$-]+$/),
      ]),
    })
    .nothing(),
};
