/** The kinds of facts that a season states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** A team, and the league that it won or moves to. */
const teamAndLeague = { teamId: ids.team, team: z.string(), league: z.string() };

export const seasonNews = [
  fact('champion', teamAndLeague),
  fact('promoted', teamAndLeague),
  fact('relegated', teamAndLeague),
  /** A league of a new tier, the league that it promotes to, and its number of clubs. */
  fact('league-opens', { league: z.string(), feeds: z.string(), count: z.number().int() }),
] as const;
