/** The kinds of facts that saved searches state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** The best of those who fit it since the last morning, and how many more there are. */
export const savedSearchNotifications = [
  fact('search-match', {
    search: z.string(),
    player: z.string(),
    playerId: z.number().int(),
    more: z.number().int(),
  }),
] as const;
