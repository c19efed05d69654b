/** The kinds of facts that the world states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const worldNotifications = [
  /** To the only manager of a world at their own pace: somebody asks for a club. */
  fact('manager-waiting', { user: z.string() }),
  /** To users who asked for a club: clubs can be taken. */
  fact('clubs-open', {}),
] as const;
