/** The kinds of facts that agents state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const who = { player: z.string(), playerId: ids.player };

/** To the agent's user: whom he has won, not won or lost, and what his clients have signed. To a manager: who wants to leave. */
export const agentNotifications = [
  fact('client-won', who),
  fact('client-declined', who),
  fact('client-left', { ...who, reason: z.enum(['trust', 'conflict', 'ended']) }),
  /** `salary`: whole dollars a season. */
  fact('client-deal', { ...who, team: z.string(), salary: z.number().int(), seasons: z.number().int() }),
  fact('trade-asked', { ...who, agent: z.string() }),
] as const;

/** `count`: clients who may ask for a trade; and clients who go into the frenzy without a word about the clubs that they prefer. */
export const agentDesk = [
  fact('clients-unhappy', { count: z.number().int() }),
  fact('clients-frenzy', { count: z.number().int() }),
] as const;

export const agentLedgerKinds = [
  /** The day's share of what clients earn under contracts that the agent has made. */
  fact('commission', {}),
] as const;
