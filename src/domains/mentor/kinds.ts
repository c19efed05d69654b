/** The kinds of facts that mentoring states. Without names of users: who leaves for good is named nowhere. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const mentorNotifications = [
  /** To the newcomer. `team`: the mentor's, by name; `isManaged`: a manager runs it, else its assistant. */
  fact('mentor-assigned', { team: z.string(), isManaged: z.boolean(), days: z.number().int() }),
  /** To the mentor. `team`: the newcomer's, by name. */
  fact('newcomer-assigned', { team: z.string(), days: z.number().int() }),
] as const;
