/** The kinds of facts that contracts state, and of transactions that they book. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const player = z.string();
/** Whole dollars a season, and for how many. */
const money = { salary: z.number().int(), seasons: z.number().int() };

export const contractsDesk = [
  /** `count`: contracts of the team that end with the season. */
  fact('contract-ending', { count: z.number().int(), season: z.number().int() }),
  /** He has said what he would sign; one tap accepts it, unless the club may change leagues, of which the talk warns (`mayMove`). */
  fact('contract-asked', {
    player,
    ...money,
    talkId: z.number().int(),
    version: z.number().int(),
    mayMove: z.boolean(),
  }),
  /** To a user who is an agent: a club talks with his client, or offers a contract to one without a club. `days`: until he answers without him; 0: today. */
  fact('client-talk', { player, team: z.string(), days: z.number().int() }),
  fact('client-offer', { player, team: z.string(), days: z.number().int() }),
] as const;

export const contractsNews = [
  /** `team` buys him out: what it costs, whole dollars a season, and for how many. */
  fact('buyout', { player, team: z.string(), cost: z.number().int(), seasons: z.number().int() }),
] as const;

export const contractsNotifications = [
  /** A free agent has decided on an offer of the user's club. */
  fact('offer-accepted', { player, playerId: ids.player }),
  fact('offer-declined', { player, playerId: ids.player }),
  /** He has signed elsewhere, for what everybody can read. */
  fact('offer-outbid', { player, playerId: ids.player, team: z.string(), ...money }),
  /** It was less than he asked of the club that morning. */
  fact('offer-low', { player, playerId: ids.player, ...money }),
  /** He would have come, but the club could not sign him any more. */
  fact('offer-void', { player, playerId: ids.player }),
  /** To a user who is an agent: a club offers his client a contract, and waits until the morning. */
  fact('agent-offer', { player, playerId: ids.player, team: z.string() }),
  /** To a manager: what the agent of a free agent would have his client sign. */
  fact('agent-counter', { player, playerId: ids.player, ...money }),
  /** To a manager who talks with one of his own: the agent, a user, or his deputy, has answered what the club offered last. */
  fact('talk-signed', { player, playerId: ids.player, ...money }),
  fact('talk-countered', { player, playerId: ids.player, ...money }),
  fact('talk-refused', { player, playerId: ids.player }),
  /** A player whose contract ends has been signed by the assistant. */
  fact('assistant-signed', { player, playerId: ids.player, ...money }),
  /** This many entry-level contracts end a season later; the player is one of them. */
  fact('contracts-slid', { player, count: z.number().int() }),
] as const;

export const contractsLedgerKinds = [
  fact('wages', {}),
  fact('signing-bonus', { playerId: ids.player }),
  /** A player has reached a mark that his contract pays for. */
  fact('performance-bonus', { playerId: ids.player }),
  /** The day's part of what the bought out are still paid. */
  fact('buyout', {}),
] as const;
