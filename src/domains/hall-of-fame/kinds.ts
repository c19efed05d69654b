/** The kinds of facts that the Hall of Fame states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const hallNews = [
  fact('inducted', {
    player: z.string(),
    votes: z.number().int(),
    ballots: z.number().int(),
  }),
] as const;
