/** Contract calls: signed contracts, asking prices, contract talks and offers. */

import * as z from 'zod';
import { capSheetView } from '#domains/cap/contract.ts';
import { MAX_OPEN_OFFERS, RIVALS } from '#domains/contracts/constants.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { given, id, ids } from '#domains/ids.ts';
import { OUTLOOKS } from '#domains/league/constants.ts';
import { abilities, fault, instant, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { FACTORS } from '#engine/market/ask.ts';
import { INTERESTS } from '#engine/market/interest.ts';
import { PERFORMANCE_MARKS } from '#engine/market/performance.ts';
import { HINTS } from '#engine/market/personality.ts';
import { CLAUSES } from '#engine/market/terms.ts';
import { call, get, post, put } from '#platform/calls/call.ts';

const dollars = z.number().int().min(0).max(1_000_000_000);

export const offeredTerms = z.object({
  /** Whole dollars by season. */
  salaries: z.array(dollars).min(1).max(8),
  signingBonus: dollars.default(0),
  clause: z.enum(CLAUSES).default('none'),
  /** The relegation clause: he may leave if the club is relegated, without dead cap; defaults to none. */
  relegationClause: z.boolean().optional(),
});

/** The limits a contract must stay within. */
export const termBounds = z.object({
  minimum: dollars,
  maximum: dollars,
  maxSeasons: z.number().int(),
  /** A fixed scale: minimum and maximum are equal. */
  isEntry: z.boolean(),
  mayHaveClause: z.boolean(),
  /** First season of the contract. */
  fromSeason: z.number().int(),
});
export type TermBoundsView = z.infer<typeof termBounds>;

/** A factor in his decision: its weight from 1 (minor) to 5, and the club's standing from −2 (bad) to 2 (all he wants). */
const bar = z.object({
  factor: z.enum(FACTORS),
  weight: z.number().int().min(1).max(5),
  /** Null: an offer decides it. */
  standing: z.number().int().min(-2).max(2).nullable(),
});

const moods = ['calm', 'restless', 'annoyed', 'leaving'] as const;

const talk = z.object({
  id: z.number().int(),
  version: z.number().int(),
  status: z.enum(['open', 'asked', 'countered', 'agreed', 'refused', 'finished']),
  /** His remaining patience, in words. */
  mood: z.enum(moods),
  asks: z.array(offeredTerms),
  counter: offeredTerms.nullable(),
  /** The viewer's own offer awaits his agent, who has until the morning. */
  isWaiting: z.boolean(),
  logs: z.array(
    z.object({
      line: z.number().int(),
      createdAt: instant,
      says: z.enum(['asks', 'offers', 'counters', 'accepts', 'refuses', 'walks-away']),
      terms: offeredTerms.nullable(),
    }),
  ),
  /** `expiresAt`: the latest moment; null where no clock sets it. */
  cooldown: z.object({ expiresAt: instant.nullable(), days: z.number().int() }).nullable(),
});
export type TalkView = z.infer<typeof talk>;

const freeAgentOffer = z.object({
  id: z.number().int(),
  player: playerRef,
  terms: offeredTerms,
  /** The terms his agent would accept; null: none named. */
  counter: offeredTerms.nullable(),
  fromSeason: z.number().int(),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'void']),
  /** Game days until he decides; 0 once he has. */
  decidesIn: z.number().int(),
  /** The place among the club's open offers: who signs if not all can be paid. */
  rank: z.number().int(),
  /** Of an open offer: what the club would lack if all open offers ranked higher were accepted. */
  lacks: z.enum(['cap', 'contracts', 'roster']).nullable(),
  /** Why it failed; null: it has not, or it was withdrawn. */
  reason: z
    .discriminatedUnion('code', [
      /** The contract he signed, the club, and what spoke for it, most important first; absent: an older decision. */
      z.object({
        code: z.literal('outbid'),
        team: z.string(),
        salary: dollars,
        seasons: z.number().int(),
        weighed: z.array(z.enum(FACTORS)).optional(),
      }),
      /** His ask that morning. */
      z.object({ code: z.literal('low'), salary: dollars, seasons: z.number().int() }),
      z.object({ code: z.enum(['cap', 'contracts', 'roster', 'outranked', 'agent', 'taken']) }),
    ])
    .nullable(),
});
export type FreeAgentOfferView = z.infer<typeof freeAgentOffer>;

/** A range in whole dollars a season: exact figures stay private. */
const band = z.object({ low: dollars, high: dollars });

/** A free agent's market as a club sees it. */
const freeAgentMarket = z.object({
  interest: z.enum(INTERESTS),
  /** The length he asks for, in seasons. */
  seasons: z.number().int(),
  /** His ask per season at that length on the coming mornings; the last one stays in effect. */
  asks: z.array(dollars).min(1),
  /** His projected salary. */
  expected: band,
  /** Other clubs with bids, and what he would sign for without further bids; null: no bid is high enough. */
  rivals: z.object({ clubs: z.enum(RIVALS), leading: band.nullable() }),
});
export type FreeAgentMarketView = z.infer<typeof freeAgentMarket>;

const comparableContract = z.object({
  contractId: ids.contract,
  player: playerRef,
  /** At signing. */
  age: z.number().int(),
  /** Current overall. */
  overall: z.number().int(),
  /** The PRO team of the club that signed him. */
  team: teamRef,
  salary: z.number().int(),
  /** Seasons agreed. */
  seasons: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type ComparableContract = z.infer<typeof comparableContract>;

/** The effects of a relegation on a player. */
const relegation = z.object({
  /** The discount for a relegation clause, as a share of his ask. */
  price: z.number(),
  /** Whether he would leave: always, only with a clause, or never. */
  leaves: z.enum(['always', 'withClause', 'never']),
  /** The share of his cap hit that stays as dead cap if he leaves without a clause. */
  deadShare: z.number(),
});

/** The chances that a club changes leagues when the season ends. */
const movement = z.object({
  relegation: z.enum(OUTLOOKS).nullable(),
  /** `ratio`: what a contract dollar becomes in the league above; with its salary limits in whole dollars. */
  promotion: z.object({ outlook: z.enum(OUTLOOKS), ratio: z.number(), minimum: dollars, maximum: dollars }).nullable(),
});

const playerContracts = z.object({
  contracts: z.array(
    z.object({
      id: z.number().int(),
      from: z.number().int(),
      to: z.number().int(),
      salary: z.number().int(),
      salaries: z.array(z.number().int()),
      signingBonus: z.number().int(),
      clause: z.enum(CLAUSES),
      relegationClause: z.boolean(),
      kind: z.enum(['entry', 'standard']),
      /** Performance bonuses for this season and later ones, whole dollars each; empty for a past contract. */
      bonuses: z.array(
        z.object({
          mark: z.enum(PERFORMANCE_MARKS),
          from: z.number().int(),
          amount: z.number().int(),
          /** This season. */
          isEarned: z.boolean(),
        }),
      ),
      /** An entry-level season that slides unless he plays enough for the first team; null: it counts. */
      slide: z.object({ games: z.number().int(), needs: z.number().int() }).nullable(),
      /** The day it was signed. */
      signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
      team: teamRef.nullable(),
    }),
  ),
  /** Recent contracts of comparable players in the viewer's tier, nearest first; empty for viewers without a club. */
  comparables: z.array(comparableContract),
  /** Public hints about him. */
  hints: z.array(z.enum(HINTS)),
  abilities: abilities(contractsPolicy),
  onTheWayTo: teamRef.nullable(),
  /** The agent to negotiate with; null: the player himself. */
  agent: personRef.nullable(),
  /** What the viewer's club may do with him, and how he sees it; null: nothing. */
  own: z
    .object({
      /** extend: the club's own player may re-sign; offer: a free agent. */
      kind: z.enum(['extend', 'offer']),
      bounds: termBounds,
      bars: z.array(bar),
      talk: talk.nullable(),
      offer: freeAgentOffer.nullable(),
      /** A free agent's market; null: the club's own player. */
      market: freeAgentMarket.nullable(),
      /** The effects of a relegation on him; null: he stays either way, or there is no league below. */
      relegation: relegation.nullable(),
    })
    .nullable(),
  /** The chances that the viewer's club changes leagues when the season ends; null: none, too early to say, or nothing to negotiate. */
  movement: movement.nullable(),
});
export type PlayerContractsView = z.infer<typeof playerContracts>;

const buyout = z.object({
  /** Whether he can be bought out today; else the game days until he can. Null: not this season. */
  isOpen: z.boolean(),
  /** summer: the contract ends with the season. hearing: at once, for clubs whose arbitration case has just been heard. */
  window: z.enum(['summer', 'hearing']),
  /** When the open window closes; null: none is open. */
  closesAt: instant.nullable(),
  /** The window's last day, in this season. */
  closesOn: z.number().int().nullable(),
  opensIn: z.number().int().nullable(),
  /** The percentage of the remaining salary that is paid. */
  percent: z.number().int(),
  owed: dollars,
  total: dollars,
  /** By season from the next one: his salary now, and the buyout's cost. */
  seasons: z.array(z.object({ season: z.number().int(), salary: dollars, cost: dollars })),
  /** The club's cap sheet before and after. */
  before: capSheetView,
  after: capSheetView,
});
export type BuyoutView = z.infer<typeof buyout>;

export const buyoutRow = z.object({
  contractId: ids.contract,
  player: playerRef,
  /** On the day of the buyout. */
  age: z.number().int(),
  overall: z.number().int(),
  /** The PRO team of the club that bought him out. */
  team: teamRef,
  on: z.object({ season: z.number().int(), day: z.number().int() }),
  /** Whole dollars in total and per season. */
  total: z.number().int(),
  cost: z.number().int(),
  /** Number of seasons it counts, and the last of them. */
  seasons: z.number().int(),
  until: z.number().int(),
});
export type BuyoutRow = z.infer<typeof buyoutRow>;

const agentSide = {
  id: z.number().int(),
  player: playerRef,
  /** The first team of the club. */
  team: teamRef,
  bounds: termBounds,
  /** Whole dollars a season by length: the least an agent may accept, the client's signing price, and the most an agent may ask. */
  ranges: z.array(z.object({ seasons: z.number().int(), least: dollars, fair: dollars, most: dollars })),
  /** Recent contracts of comparable players in the club's tier, nearest first. */
  comparables: z.array(comparableContract),
  /** The effects of a change of leagues, as the club's manager sees them. */
  relegation: relegation.nullable(),
  movement: movement.nullable(),
};

/** Clubs' offers to the clients of a user who is an agent. */
const agentInbox = z.object({
  talks: z.array(
    z.object({
      ...agentSide,
      version: z.number().int(),
      asks: z.array(offeredTerms),
      counter: offeredTerms.nullable(),
      /** The offer awaiting an answer; null: it is the club's turn. */
      pending: offeredTerms.nullable(),
      /** Game days until the deputy answers. */
      answerIn: z.number().int().nullable(),
    }),
  ),
  offers: z.array(
    z.object({
      ...agentSide,
      terms: offeredTerms,
      counter: offeredTerms.nullable(),
      /** Game days until he decides among all offers himself. */
      decidesIn: z.number().int(),
      /** An AI club's bid: it stays until the morning, and the agent can only ask for more money. */
      isBid: z.boolean(),
    }),
  ),
});
export type AgentInbox = z.infer<typeof agentInbox>;

const answer = z.discriminatedUnion('does', [
  z.object({ does: z.literal('accept') }),
  z.object({ does: z.literal('decline') }),
  z.object({ does: z.literal('counter'), terms: offeredTerms }),
]);
const forClient = 'an agent answers for his own clients';

export const contracts = {
  agentInbox: get('activated', '/agent-inbox')
    .says('What clubs offer to your clients, as their agent')
    .answers(agentInbox),
  answerTalk: post('activated', '/contract-talks/{id}/answer', { open: forClient })
    .says('Answer a club for your client; 412 when it has spoken again')
    .takes({ id, version: z.number().int(), answer })
    .nothing(),
  answerOffer: post('activated', '/free-agent-offers/{id}/answer', { open: forClient })
    .says('Answer an offer to your client who is free: a yes signs at once')
    .takes({ id, answer })
    .nothing(),
  ofPlayer: get('activated', '/players/{id}/contracts')
    .says('Contracts of a player, and talks with him')
    .takes({ id: given.player })
    .answers(playerContracts),
  openTalk: post('activated', '/players/{id}/contract-talk', { ability: contractsPolicy.talk })
    .says('Ask your own player what he wants')
    .takes({ id: given.player })
    .answers(z.object({ talkId: z.number().int() })),
  offer: post('activated', '/contract-talks/{id}/offers', { ability: contractsPolicy.talk })
    .says('Offer a contract: he signs, counters or leaves')
    .takes({ id, version: z.number().int(), terms: offeredTerms })
    .answers(z.object({ verdict: z.enum(['accept', 'counter', 'refuse', 'wait']) })),
  walkAway: post('activated', '/contract-talks/{id}/walk-away', { ability: contractsPolicy.talk })
    .says('Break talks off')
    .takes({ id, version: z.number().int() })
    .nothing(),
  freeAgentOffers: get('activated', '/teams/{id}/free-agent-offers')
    .says('Offers of your club to free agents')
    .takes({ id: given.team })
    .answers(z.array(freeAgentOffer)),
  makeOffer: post('activated', '/teams/{id}/free-agent-offers', { ability: contractsPolicy.offer })
    .says('Offer a free agent a contract: he decides the next morning, among all his offers')
    .takes({ id: given.team, playerId: given.player, terms: offeredTerms })
    .answers(z.object({ offerId: z.number().int() })),
  checkOffer: call('activated', { ability: contractsPolicy.offer })
    .route({
      method: 'POST',
      path: '/players/{id}/offer-check',
      summary:
        'What is against an offer of your club to a player, who is free or your own, and who would leave for him; changes nothing',
    })
    .input(z.object({ id: given.player, terms: offeredTerms }))
    .output(z.object({ data: z.object({ fault: fault.nullable(), leaves: playerRef.nullable() }) })),
  rankOffers: put('activated', '/teams/{id}/free-agent-offers/order', { ability: contractsPolicy.offer })
    .says('Set the order of your open offers to free agents: who signs if you cannot pay all of them')
    .takes({ id: given.team, offerIds: z.array(id).max(MAX_OPEN_OFFERS) })
    .nothing(),
  withdrawOffer: post('activated', '/free-agent-offers/{id}/withdraw', { ability: contractsPolicy.offer })
    .says('Take an offer to a free agent back, while he has not decided')
    .takes({ id })
    .nothing(),
  buyout: get('activated', '/players/{id}/buyout')
    .says('What it would cost to buy your own player out, by season; null when there is nothing to buy out')
    .takes({ id: given.player })
    .answers(buyout.nullable()),
  buyOut: post('activated', '/players/{id}/buyout', { ability: contractsPolicy.buyOut })
    .says('Buy your own player out: in the two days after the playoffs, or for three days after a hearing')
    .takes({ id: given.player })
    .nothing(),
};
