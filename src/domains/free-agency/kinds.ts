/** The kinds of facts that a summer states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const freeAgencyNews = [
  fact('signing', {
    player: z.string(),
    team: z.string(),
    /** Whole dollars a season. */
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('retirement', { player: z.string(), team: z.string(), age: z.number().int() }),
  fact('season-start', { season: z.number().int() }),
] as const;
