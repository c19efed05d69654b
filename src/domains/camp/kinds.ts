/** The kinds of facts that camps state. */

import * as z from 'zod';
import { CAMP_KINDS } from '#domains/camp/constants.ts';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** `players`: names of those who stood out, best first; `count`: number of players who came. */
export const campNotifications = [
  fact('camp-over', {
    teamId: ids.team,
    camp: z.enum(CAMP_KINDS),
    count: z.number().int(),
    players: z.array(z.string()),
  }),
] as const;
