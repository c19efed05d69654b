/** The kinds of facts of the mentor domain. They contain no names, since deleted users must not be named anywhere. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const mentorNotifications = [
  /** To the newcomer. `team`: name of the mentor's team; `isManaged`: a manager mentors, otherwise the club's assistant. */
  fact('mentor-assigned', { team: z.string(), isManaged: z.boolean(), days: z.number().int() }),
  /** To the mentor. `team`: name of the newcomer's team. */
  fact('newcomer-assigned', { team: z.string(), days: z.number().int() }),
] as const;
