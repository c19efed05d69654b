/** The kinds of facts about probation. */
import * as z from 'zod';

import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const id = z.number().int();

/** An act of a former manager shortly before leaving the club. */
export const formerAct = z.discriminatedUnion('what', [
  z.object({ what: z.literal('loan'), loanId: id, amount: z.number().int() }),
  /** `level`: the level under construction. */
  z.object({ what: z.literal('facility'), facility: z.string(), level: z.number().int() }),
  z.object({ what: z.literal('waiver'), waiverId: id, playerId: ids.player, player: z.string() }),
  /** `team`: the other club. */
  z.object({ what: z.literal('trade'), tradeId: id, team: z.string() }),
]);
export type FormerAct = z.infer<typeof formerAct>;

/** To a new manager: an act that can still be reversed. */
export const probationNotifications = [fact('former-act', { act: formerAct })] as const;

/** A board has reversed this many acts of the club's former manager. */
export const probationNews = [fact('board-reversed', { team: z.string(), count: z.number().int() })] as const;

/** `daysLeft`: game days, in a fast world (`isFast`) those with acts of the manager; `hoursLeft`: of real time. `count`: acts of the former manager that can be reversed. */
export const probationDesk = [
  deskKind(
    'probation',
    { daysLeft: z.number().int(), hoursLeft: z.number().int(), isFast: z.boolean() },
    { worth: null, due: null },
  ),
  deskKind('former-acts', { count: z.number().int() }, { worth: [0, 1], due: null }),
] as const;
