/** The kinds of facts that the world states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const worldNotifications = [
  /** For the only manager of a world at their own pace: another user requests a club. */
  fact('manager-waiting', { user: z.string() }),
  /** For users who requested a club: clubs can be taken. */
  fact('clubs-open', {}),
  /** For users who requested a club: the manager plays on alone for now. */
  fact('join-declined', {}),
] as const;
