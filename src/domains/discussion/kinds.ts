/** The kinds of facts of the discussion domain. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const discussionNotifications = [
  /** To a user mentioned in a comment, in a place they may read. `place`: its kind; `path`: where they find it. */
  fact('mention', {
    commentId: z.number().int(),
    place: z.string(),
    path: z.string(),
    userId: ids.user,
    user: z.string(),
  }),
] as const;
