/** The kinds of facts that training states. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const trainingNotifications = [
  /** He has reached his ceiling in the assigned skill. `skill`: its id. */
  fact('training-complete', { player: z.string(), playerId: ids.player, skill: z.string() }),
  /** `count`: days that he is out. */
  fact('training-injury', { player: z.string(), playerId: ids.player, count: z.number().int() }),
] as const;
