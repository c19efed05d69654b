/** Contracts: what a player has signed, what he asks for, and talks and offers. */

import * as z from 'zod';
import { capSheetView } from '#domains/cap/contract.ts';
import { RIVALS } from '#domains/contracts/constants.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { given, id, ids } from '#domains/ids.ts';
import { OUTLOOKS } from '#domains/league/constants.ts';
import { abilities, fault, instant, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { FACTORS } from '#engine/market/ask.ts';
import { INTERESTS } from '#engine/market/interest.ts';
import { PERFORMANCE_MARKS } from '#engine/market/performance.ts';
import { HINTS } from '#engine/market/personality.ts';
import { CLAUSES } from '#engine/market/terms.ts';
import { call, get, post } from '#platform/calls/call.ts';

const dollars = z.number().int().min(0).max(1_000_000_000);

export const offeredTerms = z.object({
  /** Whole dollars by season. */
  salaries: z.array(dollars).min(1).max(8),
  signingBonus: dollars.default(0),
  clause: z.enum(CLAUSES).default('none'),
  /** He may leave if the club is relegated, and no dead cap stays; left out: he may not. */
  relegationClause: z.boolean().optional(),
});

/** Within which a contract must lie. */
export const termBounds = z.object({
  minimum: dollars,
  maximum: dollars,
  maxSeasons: z.number().int(),
  /** A fixed scale: minimum and maximum are the same. */
  isEntry: z.boolean(),
  mayHaveClause: z.boolean(),
  /** First season that it covers. */
  fromSeason: z.number().int(),
});
export type TermBoundsView = z.infer<typeof termBounds>;

/** What he weighs: how much of his decision it is, 1 (little) to 5, and how the club stands, −2 (bad) to 2 (all he wants). */
const bar = z.object({
  factor: z.enum(FACTORS),
  weight: z.number().int().min(1).max(5),
  /** null: that is what an offer decides. */
  standing: z.number().int().min(-2).max(2).nullable(),
});

const moods = ['calm', 'restless', 'annoyed', 'leaving'] as const;

const talk = z.object({
  id: z.number().int(),
  version: z.number().int(),
  status: z.enum(['open', 'asked', 'countered', 'agreed', 'refused', 'finished']),
  /** How much patience he has left, in words. */
  mood: z.enum(moods),
  asks: z.array(offeredTerms),
  counter: offeredTerms.nullable(),
  /** One's own offer waits for his agent, who has until the morning. */
  isWaiting: z.boolean(),
  logs: z.array(
    z.object({
      line: z.number().int(),
      createdAt: instant,
      says: z.enum(['asks', 'offers', 'counters', 'accepts', 'refuses', 'walks-away']),
      terms: offeredTerms.nullable(),
    }),
  ),
  /** `expiresAt`: at the latest; null where no clock tells. */
  cooldown: z.object({ expiresAt: instant.nullable(), days: z.number().int() }).nullable(),
});
export type TalkView = z.infer<typeof talk>;

const freeAgentOffer = z.object({
  id: z.number().int(),
  player: playerRef,
  terms: offeredTerms,
  /** What his agent would have him sign; null: he has not said. */
  counter: offeredTerms.nullable(),
  fromSeason: z.number().int(),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'void']),
  /** Game days until he decides; 0 when he has. */
  decidesIn: z.number().int(),
  /** Why it came to nothing; null: it has not, or it was taken back. */
  reason: z
    .discriminatedUnion('code', [
      /** What he has signed, and with whom. */
      z.object({ code: z.literal('outbid'), team: z.string(), salary: dollars, seasons: z.number().int() }),
      /** What he asked that morning. */
      z.object({ code: z.literal('low'), salary: dollars, seasons: z.number().int() }),
      z.object({ code: z.enum(['cap', 'contracts', 'roster', 'agent', 'taken']) }),
    ])
    .nullable(),
});
export type FreeAgentOfferView = z.infer<typeof freeAgentOffer>;

/** Whole dollars a season, as a band: nobody is told to the dollar. */
const band = z.object({ low: dollars, high: dollars });

/** What a free agent's market looks like to a club. */
const freeAgentMarket = z.object({
  interest: z.enum(INTERESTS),
  /** The length that he asks for, in seasons. */
  seasons: z.number().int(),
  /** What he asks a season at that length, on the next mornings one after the other; the last one holds from then on. */
  asks: z.array(dollars).min(1),
  /** What he is expected to sign for. */
  expected: band,
  /** Other clubs that bid on him, and what he would sign for if no bid were added; null: none is enough. */
  rivals: z.object({ clubs: z.enum(RIVALS), leading: band.nullable() }),
});
export type FreeAgentMarketView = z.infer<typeof freeAgentMarket>;

const comparableContract = z.object({
  contractId: ids.contract,
  player: playerRef,
  /** When he signed it. */
  age: z.number().int(),
  /** Today. */
  overall: z.number().int(),
  /** The PRO team of the club that has signed him. */
  team: teamRef,
  salary: z.number().int(),
  /** As many as were agreed. */
  seasons: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type ComparableContract = z.infer<typeof comparableContract>;

/** What becomes of a player if the club is relegated. */
const relegation = z.object({
  /** By what share he asks for less with a relegation clause. */
  price: z.number(),
  /** Whether he would leave: in any case, with a clause only, or never. */
  leaves: z.enum(['always', 'withClause', 'never']),
  /** Of his cap hit, what stays as dead cap if he leaves without a clause. */
  deadShare: z.number(),
});

/** That a club may change leagues when the season ends. */
const movement = z.object({
  relegation: z.enum(OUTLOOKS).nullable(),
  /** `ratio`: what a dollar of a contract becomes in the league above; between which salaries, whole dollars. */
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
      /** Marks of a season that it pays for, whole dollars each; of the season now and of those to come, none of a past contract. */
      bonuses: z.array(
        z.object({
          mark: z.enum(PERFORMANCE_MARKS),
          from: z.number().int(),
          amount: z.number().int(),
          /** This season. */
          isEarned: z.boolean(),
        }),
      ),
      /** He is so young that this season will not count unless he plays enough for the first team; null: it counts. */
      slide: z.object({ games: z.number().int(), needs: z.number().int() }).nullable(),
      /** Day on which it was signed. */
      signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
      team: teamRef.nullable(),
    }),
  ),
  /** Contracts that players like him have signed lately in the tier of the club of the one who asks, nearest first; none without a club. */
  comparables: z.array(comparableContract),
  /** What people say about him. */
  hints: z.array(z.enum(HINTS)),
  abilities: abilities(contractsPolicy),
  onTheWayTo: teamRef.nullable(),
  /** With whom one talks; null: with himself. */
  agent: personRef.nullable(),
  /** What the club of the one who asks may do with him, and how he sees it; null: nothing. */
  own: z
    .object({
      /** extend: he is one's own and may sign again; offer: he is free. */
      kind: z.enum(['extend', 'offer']),
      bounds: termBounds,
      bars: z.array(bar),
      talk: talk.nullable(),
      offer: freeAgentOffer.nullable(),
      /** Of who is free: his market; null: he is one's own. */
      market: freeAgentMarket.nullable(),
      /** What becomes of him if the club is relegated; null: he stays in any case, or no league is below. */
      relegation: relegation.nullable(),
    })
    .nullable(),
  /** That the club of the one who asks may change leagues when the season ends; null: it will not, it is too early to say, or one may do nothing with him. */
  movement: movement.nullable(),
});
export type PlayerContractsView = z.infer<typeof playerContracts>;

const buyout = z.object({
  /** He can be bought out today; else in this many game days, null: not this season any more. */
  isOpen: z.boolean(),
  /** summer: the contract ends with the season. hearing: at once, of clubs that have just been before the arbitrator. */
  window: z.enum(['summer', 'hearing']),
  /** When the open window closes; null: none is open. */
  closesAt: instant.nullable(),
  /** The last day of the window, of this season. */
  closesOn: z.number().int().nullable(),
  opensIn: z.number().int().nullable(),
  /** Of what is owed that is paid. */
  percent: z.number().int(),
  owed: dollars,
  total: dollars,
  /** From the next season on: what he counts now, and what he would cost instead. */
  seasons: z.array(z.object({ season: z.number().int(), salary: dollars, cost: dollars })),
  /** The club's cap sheet as it is, and as it would be. */
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
  /** The PRO team of the club that has bought him out. */
  team: teamRef,
  on: z.object({ season: z.number().int(), day: z.number().int() }),
  /** Whole dollars in all, and a season. */
  total: z.number().int(),
  cost: z.number().int(),
  /** How many seasons it counts, and the last of them. */
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
  /** Whole dollars a season by length: what one may accept, what he would just sign for, and the most that one may ask. */
  ranges: z.array(z.object({ seasons: z.number().int(), least: dollars, fair: dollars, most: dollars })),
  /** Contracts that players like him have signed lately in the tier of the club, nearest first. */
  comparables: z.array(comparableContract),
  /** What becomes of the signature if the club changes leagues, as a manager is told it. */
  relegation: relegation.nullable(),
  movement: movement.nullable(),
};

/** What clubs say to the clients of a user. */
const agentInbox = z.object({
  talks: z.array(
    z.object({
      ...agentSide,
      version: z.number().int(),
      asks: z.array(offeredTerms),
      counter: offeredTerms.nullable(),
      /** What waits for an answer; null: the club is to speak. */
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
      /** Game days until he decides himself among all. */
      decidesIn: z.number().int(),
      /** Bid by an AI club: it waits for the morning, and can only be asked for more. */
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
      summary: 'What is against an offer of your club to a player, who is free or your own; changes nothing',
    })
    .input(z.object({ id: given.player, terms: offeredTerms }))
    .output(z.object({ data: z.object({ fault: fault.nullable() }) })),
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
