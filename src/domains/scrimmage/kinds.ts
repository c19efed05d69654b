/** The kinds of facts that scrimmages state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const scrimmageNotifications = [
  /** `team`: by name, the one that invites, accepts or declines. */
  fact('scrimmage-invitation', { team: z.string() }),
  fact('scrimmage-accepted', { team: z.string(), gameId: ids.game }),
  fact('scrimmage-declined', { team: z.string() }),
] as const;

/** `team`: by name, the one that invites. */
export const scrimmageDesk = [fact('scrimmage-invitation', { team: z.string() })] as const;
