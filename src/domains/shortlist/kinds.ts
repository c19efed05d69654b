/** The kinds of facts about shortlists. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** The player's name; `team`: name of the PRO team of the club he has moved to. */
export const shortlistNotifications = [
  fact('shortlist-moved', { player: z.string(), team: z.string() }),
  fact('shortlist-free', { player: z.string() }),
  fact('shortlist-retired', { player: z.string() }),
] as const;
