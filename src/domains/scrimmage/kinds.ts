/** The kinds of facts that scrimmages state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const scrimmageNotifications = [
  /** `team`: by name, the one that invites, accepts or declines. */
  fact('scrimmage-invitation', { team: z.string() }),
  fact('scrimmage-accepted', { team: z.string(), gameId: z.number().int() }),
  fact('scrimmage-declined', { team: z.string() }),
] as const;

/** `team`: by name, the one that invites. */
export const scrimmageDesk = [fact('scrimmage-invitation', { team: z.string() })] as const;
