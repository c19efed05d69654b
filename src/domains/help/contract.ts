/** Questions to the admins, and their answers. */

import * as z from 'zod';
import { MAX_QUESTION, MAX_WAITING, MIN_QUESTION, TOPICS } from '#domains/help/constants.ts';
import { helpPolicy } from '#domains/help/policy.ts';
import { id } from '#domains/ids.ts';
import { instant, pageNumber, userRef } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

const question = z.object({
  id: z.number().int(),
  topic: z.enum(TOPICS),
  text: z.string(),
  createdAt: instant,
  /** null: not answered yet. */
  answeredAt: instant.nullable(),
  /** null until it is answered, or if it was closed without an answer. */
  answer: z.string().nullable(),
});
export type Question = z.infer<typeof question>;

const askedQuestion = question.extend({ by: userRef });
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const help = {
  ask: post('session', '/help/questions', { ability: helpPolicy.ask, rateLimit: 'talk' })
    .says(`Ask the admins; at most ${MAX_WAITING} questions wait at a time`)
    .takes({ topic: z.enum(TOPICS), text: z.string().trim().min(MIN_QUESTION).max(MAX_QUESTION) })
    .creates(question),
  mine: get('session', '/help/questions')
    .says('Your questions with their answers, newest first')
    .answers(z.array(question)),
  inbox: get('activated', '/admin/help-questions', { ability: helpPolicy.answer })
    .says('Questions of users: those that wait, oldest first, or those that are answered, newest first')
    .takes({ state: z.enum(['waiting', 'answered']).default('waiting'), page: pageNumber })
    .answersPage(askedQuestion),
  answer: put('activated', '/admin/help-questions/{id}/answer', { ability: helpPolicy.answer, duringMaintenance: true })
    .says('Answer a question, or close it with null; 409 when another admin has')
    .takes({ id, text: z.string().trim().min(1).max(MAX_QUESTION).nullable() })
    .nothing(),
};
