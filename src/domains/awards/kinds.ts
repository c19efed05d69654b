/** The kinds of facts that awards state. */
import * as z from 'zod';
import { READ_OUT, TITLES } from '#domains/awards/constants.ts';
import { fact } from '#domains/fact.ts';

export const awardNews = [
  /** A vote: `winner` is the name of a player or coach; for managers the team. */
  fact('award-won', {
    award: z.enum(READ_OUT),
    winner: z.string(),
    team: z.string(),
    league: z.string(),
    firsts: z.number().int(),
    ballots: z.number().int(),
  }),
  fact('title-won', {
    award: z.enum(TITLES),
    winner: z.string(),
    team: z.string(),
    league: z.string(),
    value: z.number().int(),
  }),
] as const;
