/** Kinds of facts about drafts. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const draftNews = [
  /** A first-round selection. */
  fact('drafted', { player: z.string(), team: z.string(), league: z.string(), spot: z.number().int() }),
  /** The lottery winner. */
  fact('draft-lottery', { team: z.string(), league: z.string() }),
] as const;

export const draftNotifications = [
  /** The clock ran out: the best available on the manager's list was selected. */
  fact('drafted-for-you', { player: z.string(), playerId: ids.player, spot: z.number().int() }),
] as const;
