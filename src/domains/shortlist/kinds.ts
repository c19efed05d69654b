/** The kinds of facts that shortlists state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** A player by name; `team`: the club that he has moved to, by the name of its PRO team. */
export const shortlistNotifications = [
  fact('shortlist-moved', { player: z.string(), team: z.string() }),
  fact('shortlist-free', { player: z.string() }),
  fact('shortlist-retired', { player: z.string() }),
] as const;
