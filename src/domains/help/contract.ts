/** Questions to the admins, and their answers. */

import * as z from 'zod';
import { MAX_QUESTION, MAX_WAITING, MIN_QUESTION, TOPICS } from '#domains/help/constants.ts';
import { helpPolicy } from '#domains/help/policy.ts';
import { id } from '#domains/ids.ts';
import { instant, pageNumber, pagination, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const question = z.object({
  id: z.number().int(),
  topic: z.enum(TOPICS),
  text: z.string(),
  createdAt: instant,
  /** null: it waits. */
  answeredAt: instant.nullable(),
  /** null while it waits, and of one that was closed without a word. */
  answer: z.string().nullable(),
});
export type Question = z.infer<typeof question>;

const askedQuestion = question.extend({ by: userRef });
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const help = {
  ask: call('session', { ability: helpPolicy.ask, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/help/questions',
      successStatus: 201,
      summary: `Ask the admins; at most ${MAX_WAITING} questions wait at a time`,
    })
    .input(z.object({ topic: z.enum(TOPICS), text: z.string().trim().min(MIN_QUESTION).max(MAX_QUESTION) }))
    .output(z.object({ data: question })),
  mine: call('session')
    .route({ method: 'GET', path: '/help/questions', summary: 'Your questions with their answers, newest first' })
    .output(z.object({ data: z.array(question) })),
  inbox: call('activated', { ability: helpPolicy.answer })
    .route({
      method: 'GET',
      path: '/admin/help-questions',
      summary: 'Questions of users: those that wait, oldest first, or those that are answered, newest first',
    })
    .input(z.object({ state: z.enum(['waiting', 'answered']).default('waiting'), page: pageNumber }))
    .output(z.object({ data: z.array(askedQuestion), pagination })),
  answer: call('activated', { ability: helpPolicy.answer, rateLimit: 'write', duringMaintenance: true })
    .route({
      method: 'PUT',
      path: '/admin/help-questions/{id}/answer',
      successStatus: 204,
      summary: 'Answer a question, or close it with null; 409 when another admin has',
    })
    .input(z.object({ id, text: z.string().trim().min(1).max(MAX_QUESTION).nullable() }))
    .output(z.void()),
};
