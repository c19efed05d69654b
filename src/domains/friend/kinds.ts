/** The kinds of facts of the friend domain. Names of deleted users are removed from all of them (`forgetUser`). */
import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const other = { user: z.string(), userId: ids.user };

export const friendNotifications = [
  /** To the invited user. */
  fact('friend-invitation', other),
  /** To the user who sent the invitation. */
  fact('friend-accepted', other),
] as const;

export const friendDesk = [
  deskKind('friend-invitation', { ...other, invitationId: z.number().int() }, { worth: null, due: null }),
] as const;
