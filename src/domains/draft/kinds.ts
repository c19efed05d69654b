/** The kinds of facts that a draft states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const draftNews = [
  /** Who was chosen in the first round, by whom. */
  fact('drafted', { player: z.string(), team: z.string(), league: z.string(), spot: z.number().int() }),
  /** Who won the lottery. */
  fact('draft-lottery', { team: z.string(), league: z.string() }),
] as const;

export const draftNotifications = [
  /** The clock ran down: the best of the manager's list was taken. */
  fact('drafted-for-you', { player: z.string(), playerId: ids.player, spot: z.number().int() }),
] as const;
