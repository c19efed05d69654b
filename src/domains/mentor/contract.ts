/** Mentors and their newcomers, who see each other for a while. */

import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { instant, teamRef, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const mentor = z.object({
  /** null: the assistant of a club that nobody manages. */
  user: userRef.nullable(),
  /** Their first team; null: they manage none now. */
  team: teamRef.nullable(),
  endsAt: instant,
});

const newcomer = z.object({ user: userRef, team: teamRef, endsAt: instant });

const mentoringView = z.object({
  /** null: nobody mentors one, or no longer. */
  mentor: mentor.nullable(),
  /** Whom one mentors, who came first first. */
  newcomers: z.array(newcomer),
});
export type MentoringView = z.infer<typeof mentoringView>;

export const mentors = {
  view: call('activated')
    .route({ method: 'GET', path: '/mentoring', summary: 'Your mentor, and the newcomers whom you mentor' })
    .output(z.object({ data: mentoringView })),
  end: call('activated', { open: 'Only ever between oneself and the own mentor or newcomer.', rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/mentoring/end',
      successStatus: 204,
      summary: 'End a mentoring, as the newcomer or as the mentor; 404 when it is over or not your own',
    })
    .input(z.object({ newcomerId: id }))
    .output(z.void()),
};
