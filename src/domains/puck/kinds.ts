/** The kinds of facts that the puck domain itself states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

export const puckLedgerKinds = [
  /** Starting pucks of a new account. */
  fact('start-pucks', {}),
  /** A gift from one friend to another. */
  fact('gift', { from: z.string(), fromId: ids.user, to: z.string(), toId: ids.user }),
] as const;

export const puckNotifications = [
  fact('puck-gift', { user: z.string(), userId: ids.user, pucks: z.number().int() }),
] as const;
