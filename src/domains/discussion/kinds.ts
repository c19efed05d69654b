/** The kinds of facts that discussions state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const discussionNotifications = [
  /** To a user whom a comment names, in a place that they may read. `place`: its kind; `path`: where it is shown to them. */
  fact('mention', {
    commentId: z.number().int(),
    place: z.string(),
    path: z.string(),
    userId: ids.user,
    user: z.string(),
  }),
] as const;
