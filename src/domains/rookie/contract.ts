/** The first hour of a manager, and his return after a while. */
import * as z from 'zod';
import { MAX_STEP, ROOKIE_TASKS } from '#domains/rookie/constants.ts';
import { rookiePolicy } from '#domains/rookie/policy.ts';
import { gameRef, instant } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const task = z.enum(ROOKIE_TASKS);

const rookieView = z.object({
  /** In the order in which they are best done. `isKept`: it is remembered, whatever becomes of what was done. */
  tasks: z.array(z.object({ id: task, isDone: z.boolean(), isKept: z.boolean() })),
  /** The manager does not want to see the list. */
  isClosed: z.boolean(),
  /** Days on which he has looked in, by his own clock: in a row up to today, and in all. */
  visits: z.object({ inARow: z.number().int(), inAll: z.number().int() }),
  /** What has happened since he was here last; null: he was not away, or has read it. */
  away: z
    .object({
      since: instant,
      /** Of his first team: how many were played, and the latest, newest first. */
      played: z.number().int(),
      won: z.number().int(),
      results: z.array(gameRef),
      /** News about his club. */
      news: z.number().int(),
    })
    .nullable(),
});
export type RookieView = z.infer<typeof rookieView>;

export const rookie = {
  view: get('activated', '/rookie')
    .says('Tasks of the first hour, and what has happened since the last visit')
    .answers(rookieView),
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
  back: post('activated', '/rookie/back', { ability: rookiePolicy.learn })
    .says('What has happened since the last visit has been read')
    .nothing(),
};
