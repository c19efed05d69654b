/** The kinds of facts that a season states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** A team, and the league that it won, or moves to. */
const teamAndLeague = { teamId: z.number().int(), team: z.string(), league: z.string() };

export const seasonNews = [
  fact('champion', teamAndLeague),
  fact('promoted', teamAndLeague),
  fact('relegated', teamAndLeague),
] as const;
