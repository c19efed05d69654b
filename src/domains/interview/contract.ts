/** Interviews: asked for by reporters, given by managers. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import {
  INTERVIEW_STATES,
  MAX_ANSWER,
  MAX_QUESTION,
  MAX_QUESTIONS,
  MAX_WAITING,
  MIN_QUESTION,
} from '#domains/interview/constants.ts';
import { instant, personRef, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const interviewView = z.object({
  id: z.number().int(),
  state: z.enum(INTERVIEW_STATES),
  reporter: personRef,
  /** First team of the club whose manager is asked. */
  team: teamRef,
  manager: z.object({ id: ids.user, name: z.string() }),
  questions: z.array(z.string()),
  /** As many as there are questions; null: none yet. */
  answers: z.array(z.string()).nullable(),
  answeredAt: instant.nullable(),
});
export type InterviewView = z.infer<typeof interviewView>;

const own = 'reporters ask and managers answer for themselves; the store refuses others';

export const interviews = {
  mine: call('activated')
    .route({
      method: 'GET',
      path: '/press/interviews',
      summary: 'What you are asked, and what you have asked as a reporter',
    })
    .output(z.object({ data: z.object({ toAnswer: z.array(interviewView), asked: z.array(interviewView) }) })),
  find: call('activated')
    .route({
      method: 'GET',
      path: '/interviews/{id}',
      summary: 'An interview that was given; one that waits only for its two',
    })
    .input(z.object({ id }))
    .output(z.object({ data: interviewView })),
  ask: call('activated', { open: own, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/teams/{id}/interviews',
      successStatus: 201,
      summary: `Ask the manager of a team for an interview; at most ${MAX_WAITING} requests wait at a time`,
    })
    .input(
      z.object({
        id: given.team,
        questions: z.array(z.string().trim().min(MIN_QUESTION).max(MAX_QUESTION)).min(1).max(MAX_QUESTIONS),
      }),
    )
    .output(z.object({ data: z.object({ id: z.number().int() }) })),
  answer: call('activated', { open: own, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/interviews/{id}/answers',
      successStatus: 204,
      summary: 'Answer the questions of a reporter, once and all of them',
    })
    .input(z.object({ id, answers: z.array(z.string().trim().min(1).max(MAX_ANSWER)).min(1).max(MAX_QUESTIONS) }))
    .output(z.void()),
  decline: call('activated', { open: own, rateLimit: 'write' })
    .route({ method: 'POST', path: '/interviews/{id}/decline', successStatus: 204, summary: 'Give no interview' })
    .input(z.object({ id }))
    .output(z.void()),
};
