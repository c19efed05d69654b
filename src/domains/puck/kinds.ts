/** The kinds of facts that pucks state by themselves. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const puckLedgerKinds = [
  /** What a new account begins with. */
  fact('start-pucks', {}),
  /** From one friend to another. */
  fact('gift', { from: z.string(), fromId: ids.user, to: z.string(), toId: ids.user }),
] as const;

export const puckNotifications = [
  fact('puck-gift', { user: z.string(), userId: ids.user, pucks: z.number().int() }),
] as const;
