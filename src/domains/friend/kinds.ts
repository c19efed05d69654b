/** The kinds of facts that friendships state. A user who leaves for good is named in none of them any more (`forgetUser`). */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const other = { user: z.string(), userId: ids.user };

export const friendNotifications = [
  /** To the user who is invited. */
  fact('friend-invitation', other),
  /** To the user who has invited. */
  fact('friend-accepted', other),
] as const;

export const friendDesk = [fact('friend-invitation', other)] as const;
