/** The kinds of facts that scrimmages state. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const scrimmageNotifications = [
  /** `team`: name of the team that invites, accepts or declines. */
  fact('scrimmage-invitation', { team: z.string() }),
  fact('scrimmage-accepted', { team: z.string(), gameId: ids.game }),
  fact('scrimmage-declined', { team: z.string() }),
  /** It is to begin at a time that both have agreed on. */
  fact('scrimmage-agreed', { team: z.string(), gameId: ids.game }),
  /** That time has come. */
  fact('scrimmage-faceoff', { team: z.string(), gameId: ids.game }),
  /** Called off by the other manager. */
  fact('scrimmage-called-off', { team: z.string() }),
  /** At its time a team could not dress, or was on the ice. */
  fact('scrimmage-not-played', { team: z.string() }),
] as const;

/** `team`: name of the inviting team. */
export const scrimmageDesk = [
  deskKind('scrimmage-invitation', { team: z.string(), scrimmageId: z.number().int() }, { worth: null, due: null }),
] as const;
