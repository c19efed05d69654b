/** The kinds of facts of the agent domain. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const who = { player: z.string(), playerId: ids.player };

/**
 * To the agent's user: clients won, declined and lost, and contracts signed by clients. To a manager: a player's trade
 * request.
 */
export const agentNotifications = [
  fact('client-won', who),
  fact('client-declined', who),
  fact('client-left', { ...who, reason: z.enum(['trust', 'conflict', 'ended']) }),
  /** `salary`: whole dollars per season. */
  fact('client-deal', { ...who, team: z.string(), salary: z.number().int(), seasons: z.number().int() }),
  fact('trade-asked', { ...who, agent: z.string() }),
] as const;

/** `count`: clients who may ask for a trade, and clients who enter the frenzy without preferred clubs. */
export const agentDesk = [
  deskKind('clients-unhappy', { count: z.number().int() }, { worth: null, due: null }),
  deskKind('clients-frenzy', { count: z.number().int() }, { worth: null, due: null }),
] as const;

export const agentLedgerKinds = [
  /** The daily commission on contracts that the agent has negotiated. */
  fact('commission', {}),
] as const;
