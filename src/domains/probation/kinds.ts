/** The kinds of facts that probation states. */
import * as z from 'zod';

import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const id = z.number().int();

/** What a former manager of the club did shortly before leaving. */
export const formerAct = z.discriminatedUnion('what', [
  z.object({ what: z.literal('loan'), loanId: id, amount: z.number().int() }),
  /** `level`: the one that is built. */
  z.object({ what: z.literal('facility'), facility: z.string(), level: z.number().int() }),
  z.object({ what: z.literal('waiver'), waiverId: id, playerId: ids.player, player: z.string() }),
  /** `team`: the other club. */
  z.object({ what: z.literal('trade'), tradeId: id, team: z.string() }),
]);
export type FormerAct = z.infer<typeof formerAct>;

/** To a new manager: what can still be reversed. */
export const probationNotifications = [fact('former-act', { act: formerAct })] as const;

/** A board has reversed this many things that the last manager of its club did before leaving. */
export const probationNews = [fact('board-reversed', { team: z.string(), count: z.number().int() })] as const;

/** `daysLeft`: game days; 0 while only real time is missing. `count`: acts of the last manager that can be reversed. */
export const probationDesk = [
  fact('probation', { daysLeft: z.number().int() }),
  fact('former-acts', { count: z.number().int() }),
] as const;
