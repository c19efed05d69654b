/** Agents and their clients. Their answers to clubs belong to the contracts domain. */

import * as z from 'zod';
import {
  type AGENT_TRAITS,
  MAX_WISHES,
  NO_TRADE,
  NO_TRADE_KINDS,
  RATE,
  REPRESENTATION,
} from '#domains/agent/constants.ts';
import { given, id, ids } from '#domains/ids.ts';
import { newsPage } from '#domains/news/contract.ts';
import { personQuest, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

const dollars = z.number().int();
const trait = z.number().int();

export const clientLine = z.object({
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  /** The team the client plays for; null: a free agent. */
  team: teamRef.nullable(),
  /** Whole dollars per season, and the last season of his latest contract; null: without a contract. */
  salary: dollars.nullable(),
  contractUntil: z.number().int().nullable(),
  /** The last season of the representation. */
  untilSeason: z.number().int(),
});
export type ClientLine = z.infer<typeof clientLine>;

export const agentView = z.object({
  person: personRef,
  age: z.number().int(),
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** The agent's former player, if he was one, and the user of the career. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** 0 to 99 each. */
  traits: z.object({ hardness: trait, patience: trait, network: trait, trust: trait } satisfies Record<
    (typeof AGENT_TRAITS)[number],
    z.ZodNumber
  >),
  /** The most clients the agent can have. */
  limit: z.number().int(),
  clients: z.array(clientLine),
  /** Contracts signed by the current clients under this agent: their number, and their total in whole dollars. */
  record: z.object({ deals: z.number().int(), dollars }),
});
export type AgentView = z.infer<typeof agentView>;

/** An agent as in the header of each page about him. */
const agentHead = agentView.pick({ person: true, age: true, retiredAt: true });
export type AgentHead = z.infer<typeof agentHead>;

/** An agent ranked by the clients' salaries. */
const rankedAgent = z.object({
  person: personRef,
  /** 1 is best; ties share a rank. */
  rank: z.number().int(),
  clients: z.number().int(),
  /** Whole dollars per season, of all clients together and of the best paid. */
  earnings: dollars,
  best: dollars,
});
export type RankedAgent = z.infer<typeof rankedAgent>;

const ask = z.number().int().min(-2).max(2);

/** A client as only their agent sees them. */
const ownClient = clientLine.extend({
  /** 0 to 100. */
  trust: z.number().int(),
  morale: z.number().int(),
  ask,
  /** Percent. */
  rate: z.number().int(),
  wishes: z.array(teamRef),
  /** Whether the agent may ask for a trade. */
  mayAskForTrade: z.boolean(),
  /** Whether a clause in the client's contract allows naming clubs. */
  mayNameClubs: z.boolean(),
});
export type OwnClient = z.infer<typeof ownClient>;

/** The clubs named by a player with a no-trade clause, visible to the parties concerned. */
const noTradeView = z.object({
  /** `avoids`: the clubs he cannot be traded to; `accepts`: the only clubs he can be traded to. */
  kind: z.enum(NO_TRADE_KINDS),
  named: z.array(teamRef),
  /** The other clubs of the player's league, and how many of them may be named. */
  choices: z.array(teamRef),
  most: z.number().int(),
  /** Whether a user named the clubs as the player's agent; otherwise the player did. */
  isByUser: z.boolean(),
  /** Whether the reader is the player's agent; game days until other clubs may be named. */
  mayName: z.boolean(),
  days: z.number().int(),
});
export type NoTradeView = z.infer<typeof noTradeView>;

const prospect = clientLine.omit({ untilSeason: true }).extend({
  /** The player's agent until the end of the season; null: he represents himself. */
  agent: personRef.nullable(),
  /** Whether an offer by the user is waiting. */
  isAsked: z.boolean(),
});
export type Prospect = z.infer<typeof prospect>;

export const agentDesk = z.object({
  season: z.number().int(),
  /** Dollars in the purse, and the season's income from clients' contracts. */
  purse: dollars,
  commission: dollars,
  clients: z.array(ownClient),
  /** Offers of representation to be decided tonight. */
  offers: z.array(z.object({ player: playerRef, rate: z.number().int(), untilSeason: z.number().int() })),
  /** First teams of all clubs, for clients' preferred clubs. */
  clubs: z.array(teamRef),
  /** The best available players. */
  prospects: z.array(prospect),
});
export type AgentDesk = z.infer<typeof agentDesk>;

/** More than any league allows. */
const MAX_NAMED = 20;
const own = 'everybody may have a career, and acts for his own clients';
const aboutPlayer = { id: given.player };

export const agents = {
  mine: get('activated', '/agent-desk')
    .says('Your clients, your offers, and players to be won; null without a career')
    .answers(agentDesk.nullable()),
  represent: post('activated', '/players/{id}/representation', { open: own })
    .says('Offer to represent a player; he decides in the night')
    .takes({
      ...aboutPlayer,
      rate: z.number().int().min(RATE.least).max(RATE.most),
      seasons: z.number().int().min(1).max(REPRESENTATION.most),
    })
    .answers(agentDesk),
  withdraw: post('activated', '/players/{id}/representation/withdraw', { open: own })
    .says('Take an offer to represent a player back')
    .takes(aboutPlayer)
    .answers(agentDesk),
  release: post('activated', '/players/{id}/representation/release', { open: own })
    .says('Let a client of yours go')
    .takes(aboutPlayer)
    .answers(agentDesk),
  setAsk: put('activated', '/players/{id}/representation/ask', { open: own })
    .says('How a client of yours asks, −2 to 2')
    .takes({ ...aboutPlayer, ask })
    .answers(agentDesk),
  setWishes: put('activated', '/players/{id}/representation/wishes', { open: own })
    .says('The clubs that a client of yours goes to rather than others in the frenzy')
    .takes({ ...aboutPlayer, clubIds: z.array(given.club).max(MAX_WISHES) })
    .answers(agentDesk),
  askForTrade: post('activated', '/players/{id}/representation/trade', { open: own })
    .says('Ask the manager of an unhappy client for a trade')
    .takes(aboutPlayer)
    .answers(agentDesk),
  noTrade: get('activated', '/players/{id}/no-trade')
    .says(
      'Clubs that a player has named under a clause against trades, for his agent and the manager of his club; null for others, and without such a clause',
    )
    .takes(aboutPlayer)
    .answers(noTradeView.nullable()),
  setNoTrade: put('activated', '/players/{id}/no-trade', { open: own })
    .says(
      `Name the clubs for a client of yours with a clause against trades; other ones not before ${NO_TRADE.days} game days later`,
    )
    .takes({ ...aboutPlayer, clubIds: z.array(given.club).max(MAX_NAMED) })
    .nothing(),
  ranking: get('activated', '/agents').says('The agents whose clients earn the most').answers(z.array(rankedAgent)),
  find: get('activated', '/agents/{id}')
    .says('An agent: what he is like, and his clients')
    .takes({ id: given.person })
    .answers(agentView.extend({ quests: z.array(personQuest) })),
  news: get('activated', '/agents/{id}/news')
    .says('News of an agent, and of his clients since they are with him')
    .takes({ id: given.person, before: id.optional() })
    .answers(z.object({ agent: agentHead, page: newsPage })),
};
