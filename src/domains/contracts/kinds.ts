/** Kinds of facts about contracts, and of the transactions they book. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { FACTORS } from '#engine/market/ask.ts';

const player = z.string();
/** Whole dollars a season, and number of seasons. */
const money = { salary: z.number().int(), seasons: z.number().int() };

export const contractsDesk = [
  /** `count`: the team's contracts that end with the season. */
  deskKind('contract-ending', { count: z.number().int(), season: z.number().int() }, { worth: [0, 2], due: null }),
  /** He has named his terms; one tap accepts them, unless the club may change leagues, of which the talk warns (`mayMove`). */
  deskKind(
    'contract-asked',
    {
      player,
      ...money,
      talkId: z.number().int(),
      version: z.number().int(),
      mayMove: z.boolean(),
    },
    { worth: [0, 2], due: null },
  ),
  /**
   * For a user who is an agent: a club negotiates with a client, or makes an offer to a free agent. `days`: until he answers without the agent; 0:
   * today.
   */
  deskKind('client-talk', { player, team: z.string(), days: z.number().int() }, { worth: null, due: 'days' }),
  deskKind('client-offer', { player, team: z.string(), days: z.number().int() }, { worth: null, due: 'days' }),
] as const;

export const contractsNews = [
  /** `team` buys him out: cost in whole dollars a season, and number of seasons. */
  fact('buyout', { player, team: z.string(), cost: z.number().int(), seasons: z.number().int() }),
] as const;

export const contractsNotifications = [
  /** A free agent has decided on an offer of the user's club. */
  fact('offer-accepted', { player, playerId: ids.player }),
  fact('offer-declined', { player, playerId: ids.player }),
  /** He has signed elsewhere, for publicly known terms; `weighed`: what spoke for them, most important first. */
  fact('offer-outbid', {
    ...{ player, playerId: ids.player, team: z.string(), ...money },
    weighed: z.array(z.enum(FACTORS)).optional(),
  }),
  /** The offer was below his ask of the club that morning. */
  fact('offer-low', { player, playerId: ids.player, ...money }),
  /** He chose the offer, but the club could no longer sign him. */
  fact('offer-void', { player, playerId: ids.player }),
  /** For a user who is an agent: a club has offered a client a contract and waits until the morning. */
  fact('agent-offer', { player, playerId: ids.player, team: z.string() }),
  /** For a manager: the terms a free agent's agent would accept. */
  fact('agent-counter', { player, playerId: ids.player, ...money }),
  /** For a manager in contract talks: the agent (a user) or the deputy has answered the club's last offer. */
  fact('talk-signed', { player, playerId: ids.player, ...money }),
  fact('talk-countered', { player, playerId: ids.player, ...money }),
  fact('talk-refused', { player, playerId: ids.player }),
  /** The assistant has re-signed a player on an expiring contract. */
  fact('assistant-signed', { player, playerId: ids.player, ...money }),
  /** The club was at the contract limit: he left by mutual consent for `signed`. */
  fact('parted-to-sign', { player, playerId: ids.player, signed: z.string() }),
  /** This many entry-level contracts slide by a season, the player's among them. */
  fact('contracts-slid', { player, count: z.number().int() }),
] as const;

export const contractsLedgerKinds = [
  fact('wages', {}),
  fact('signing-bonus', { playerId: ids.player }),
  /** A player has earned a performance bonus. */
  fact('performance-bonus', { playerId: ids.player }),
  /** The day's share of buyout payments. */
  fact('buyout', {}),
] as const;
