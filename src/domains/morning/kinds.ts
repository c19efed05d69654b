/** Kinds of facts about morning reports. */
import * as z from 'zod';
import { askedFor, fact } from '#domains/fact.ts';

/** For the manager: a report is written. */
export const morningNotifications = [
  askedFor(fact('morning', { season: z.number().int(), day: z.number().int() })),
] as const;
