import * as z from 'zod';
import { get } from '#platform/calls/call.ts';

export const nation = z.object({
  id: z.number().int(),
  code: z.string(),
  abbr: z.string(),
  name: z.string(),
  adjective: z.string(),
  flag: z.string(),
  rankingPoints: z.number().int(),
});

export const nations = {
  list: get('activated', '/nations')
    .says('World ranking of nations with what they bring to the world')
    .answers(
      z.array(
        nation.extend({
          /** null for the unranked nation. */
          rank: z.number().int().nullable(),
          clubs: z.number().int(),
          players: z.number().int(),
          /** Players of PRO teams in tier-1 leagues. */
          topPlayers: z.number().int(),
          /** Mean overall of the nation's best 20 skaters and 2 goalies; null with fewer. */
          strength: z.number().nullable(),
          managers: z.number().int(),
        }),
      ),
    ),
};
