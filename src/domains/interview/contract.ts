/** Interviews: requested by reporters, given by managers. */

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
import { get, post } from '#platform/calls/call.ts';

export const interviewView = z.object({
  id: z.number().int(),
  state: z.enum(INTERVIEW_STATES),
  reporter: personRef,
  /** First team of the interviewed manager's club. */
  team: teamRef,
  manager: z.object({ id: ids.user, name: z.string() }),
  questions: z.array(z.string()),
  /** One per question; null: not answered yet. */
  answers: z.array(z.string()).nullable(),
  answeredAt: instant.nullable(),
});
export type InterviewView = z.infer<typeof interviewView>;

const own = 'reporters ask and managers answer for themselves; the store refuses others';

export const interviews = {
  mine: get('activated', '/press/interviews')
    .says('What you are asked, and what you have asked as a reporter')
    .answers(z.object({ toAnswer: z.array(interviewView), asked: z.array(interviewView) })),
  find: get('activated', '/interviews/{id}')
    .says('An interview that was given; one that waits only for its two')
    .takes({ id })
    .answers(interviewView),
  ask: post('activated', '/teams/{id}/interviews', {
    open: own,
    rateLimit: 'talk',
    speaks: true,
  })
    .says(`Ask the manager of a team for an interview; at most ${MAX_WAITING} requests wait at a time`)
    .takes({
      id: given.team,
      questions: z.array(z.string().trim().min(MIN_QUESTION).max(MAX_QUESTION)).min(1).max(MAX_QUESTIONS),
    })
    .creates(z.object({ id: z.number().int() })),
  answer: post('activated', '/interviews/{id}/answers', {
    open: own,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Answer the questions of a reporter, once and all of them')
    .takes({ id, answers: z.array(z.string().trim().min(1).max(MAX_ANSWER)).min(1).max(MAX_QUESTIONS) })
    .nothing(),
  decline: post('activated', '/interviews/{id}/decline', { open: own })
    .says('Give no interview')
    .takes({ id })
    .nothing(),
};
