/** The kinds of facts that saved searches state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** The best of those who fit it since the last morning, and how many more there are. */
export const savedSearchNotifications = [
  fact('search-match', {
    search: z.string(),
    player: z.string(),
    playerId: ids.player,
    more: z.number().int(),
  }),
] as const;
