/** The kinds of facts that scrimmages state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const scrimmageNotifications = [
  /** `team`: by name, the one that invites, accepts or declines. */
  fact('scrimmage-invitation', { team: z.string() }),
  fact('scrimmage-accepted', { team: z.string(), gameId: ids.game }),
  fact('scrimmage-declined', { team: z.string() }),
  /** It is to begin at a time that both know. */
  fact('scrimmage-agreed', { team: z.string(), gameId: ids.game }),
  /** That time has come. */
  fact('scrimmage-faceoff', { team: z.string(), gameId: ids.game }),
  /** By the other manager. */
  fact('scrimmage-called-off', { team: z.string() }),
  /** When its time came a team could not dress, or was on the ice. */
  fact('scrimmage-not-played', { team: z.string() }),
] as const;

/** `team`: by name, the one that invites. */
export const scrimmageDesk = [fact('scrimmage-invitation', { team: z.string() })] as const;
