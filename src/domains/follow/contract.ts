/** Following: the clubs, managers, players, topics and other subjects that a user wants to hear about. */
import * as z from 'zod';
import { FOLLOW_LEVELS, MAX_FOLLOWED } from '#domains/follow/constants.ts';
import { instant, subject } from '#domains/shapes.ts';
import { get, put } from '#platform/calls/call.ts';

const level = z.enum(FOLLOW_LEVELS);

const followed = z.object({
  subject: z.object({ kind: z.string(), id: z.number().int() }),
  name: z.string(),
  /** Path of its page. */
  path: z.string(),
  level,
  since: instant,
});
export type Followed = z.infer<typeof followed>;

export const follows = {
  list: get('activated', '/follows')
    .says('What you follow, but for topics, the last one added first')
    .answers(z.array(followed)),
  find: get('activated', '/follows/{kind}/{id}')
    .says('What you want to hear of a subject')
    .takes(subject.shape)
    .answers(z.object({ level: level.nullable() })),
  set: put('activated', '/follows/{kind}/{id}', { open: 'everybody follows for themselves' })
    .says(
      `Watch, track or mute a club, manager, player or topic, or nothing of these; up to ${MAX_FOLLOWED} of a kind, and any number of topics`,
    )
    .takes({ ...subject.shape, level: level.nullable() })
    .nothing(),
};
