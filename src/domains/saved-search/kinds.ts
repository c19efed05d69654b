/** The kinds of facts about saved searches. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** The best new match since the last morning, and the number of others. */
export const savedSearchNotifications = [
  fact('search-match', {
    search: z.string(),
    player: z.string(),
    playerId: ids.player,
    more: z.number().int(),
  }),
] as const;
