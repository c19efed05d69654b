/** Mentors and their newcomers, who are shown to each other for a while. */

import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { instant, teamRef, userRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const mentor = z.object({
  /** null: the assistant of an AI club. */
  user: userRef.nullable(),
  /** Their first team; null: they currently manage none. */
  team: teamRef.nullable(),
  endsAt: instant,
});

const newcomer = z.object({ user: userRef, team: teamRef, endsAt: instant });

const mentoringView = z.object({
  /** null: no mentor, or none any longer. */
  mentor: mentor.nullable(),
  /** The user's newcomers, first assigned first. */
  newcomers: z.array(newcomer),
});
export type MentoringView = z.infer<typeof mentoringView>;

export const mentors = {
  view: get('activated', '/mentoring').says('Your mentor, and the newcomers whom you mentor').answers(mentoringView),
  end: post('activated', '/mentoring/end', { open: 'Only ever between oneself and the own mentor or newcomer.' })
    .says('End a mentoring, as the newcomer or as the mentor; 404 when it is over or not your own')
    .takes({ newcomerId: id })
    .nothing(),
};
