/** The free agent center's calls: signings, buyouts, the frenzy. Available free agents are found with `search.players`. */

import * as z from 'zod';
import { buyoutRow, offeredTerms } from '#domains/contracts/contract.ts';
import { ARBITRATION, FRENZY } from '#domains/free-agency/constants.ts';
import {
  arbitrationRow,
  assistant,
  assistantInput,
  daySum,
  dollars,
  frenzyBoard,
  frenzyPlan,
  offerSheet,
  restricted,
  restrictedRow,
  signing,
  signingSort,
} from '#domains/free-agency/contract/shapes.ts';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import { given, id } from '#domains/ids.ts';
import { fault, order, pageNumber, seasonNumber } from '#domains/shapes.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { call, get, pagination, post, put } from '#platform/calls/call.ts';

export const freeAgency = {
  frenzy: get('activated', '/free-agent-center/frenzy')
    .says('The frenzy: its rounds, who may sign and is wanted by how many, and who has signed')
    .answers(frenzyBoard),

  frenzyPlan: get('activated', '/teams/{id}/frenzy-plan', { ability: freeAgencyPolicy.bid })
    .says('Whom your club bids on in the frenzy')
    .takes({ id: given.team })
    .answers(frenzyPlan),

  planFrenzy: put('activated', '/teams/{id}/frenzy-plan', { ability: freeAgencyPolicy.bid })
    .says('Say whom your club bids on, up to what salary each, and how many and how much at most')
    .takes({
      id: given.team,
      budget: dollars,
      most: z.number().int().min(0).max(FRENZY.maxTargets),
      targets: z
        .array(
          z.object({
            playerId: given.player,
            seasons: z.number().int().min(1).max(MAX_SEASONS.other),
            maxSalary: dollars,
          }),
        )
        .max(FRENZY.maxTargets),
    })
    .nothing(),

  assistant: get('activated', '/teams/{id}/assistant', { ability: freeAgencyPolicy.instruct })
    .says('What your assistant may do with contracts that end, and whose do')
    .takes({ id: given.team })
    .answers(assistant),

  instruct: put('activated', '/teams/{id}/assistant', { ability: freeAgencyPolicy.instruct })
    .says('Say whom your assistant may re-sign, and up to what salary')
    .takes(assistantInput.extend({ id: given.team }))
    .nothing(),

  signings: get('activated', '/free-agent-center/signings')
    .says('Free agents who have signed with another club in a season, by the league of the club')
    .takes({
      season: seasonNumber.optional(),
      league: id.optional(),
      sort: signingSort.default('date'),
      order: order.default('desc'),
      page: pageNumber,
    })
    .answersBody(
      z.object({
        /** The season shown, and the seasons with signings, newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          /** For the season and league, newest first; the total is their combined salary a season. */
          days: z.array(daySum),
          signings: z.array(signing),
        }),
        pagination,
      }),
    ),

  buyouts: get('activated', '/free-agent-center/buyouts')
    .says('Players whom clubs have bought out in a season, the newest first, by the league of the club')
    .takes({ season: seasonNumber.optional(), league: id.optional(), page: pageNumber })
    .answersBody(
      z.object({
        /** The season shown, and the seasons with buyouts, newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          /** For the season and league, newest first; the total is their combined cost. */
          days: z.array(daySum),
          buyouts: z.array(buyoutRow),
        }),
        pagination,
      }),
    ),

  restricted: get('activated', '/free-agent-center/restricted')
    .says('Restricted free agents, who holds them and for what, the best first')
    .answers(z.array(restrictedRow)),

  offerSheets: get('activated', '/teams/{id}/offer-sheets', { ability: freeAgencyPolicy.sheet })
    .says('Offer sheets of your club, and those to players whom it holds, the newest first')
    .takes({ id: given.team })
    .answers(z.array(offerSheet)),

  restrictedPlayer: get('activated', '/players/{id}/restricted-free-agency')
    .says('Who holds a restricted free agent, and what you may do about it')
    .takes({ id: given.player })
    .answers(restricted),

  qualify: post('activated', '/players/{id}/qualifying-offer', { ability: freeAgencyPolicy.qualify })
    .says('Qualify your own player whose contract ends, so that nobody signs him but by an offer sheet')
    .takes({ id: given.player })
    .answers(z.object({ salary: z.number().int() })),

  withdrawQualifying: post('activated', '/players/{id}/qualifying-offer/withdraw', {
    ability: freeAgencyPolicy.qualify,
  })
    .says('Take your qualifying offer back: nobody holds the player any more')
    .takes({ id: given.player })
    .nothing(),

  arbitrations: get('activated', '/free-agent-center/arbitrations')
    .says('Cases before the arbitrator of the last summer that had any, by how they ended')
    .answers(z.object({ season: z.number().int().nullable(), cases: z.array(arbitrationRow) })),

  electArbitration: post('activated', '/players/{id}/arbitration', { ability: freeAgencyPolicy.arbitrate })
    .says('Bring a restricted free agent whom you hold before the arbitrator, so that nobody sends him an offer sheet')
    .takes({ id: given.player })
    .nothing(),

  chooseAward: post('activated', '/arbitrations/{id}/seasons', { ability: freeAgencyPolicy.arbitrate })
    .says('Say over how many seasons an award goes that the player has asked for')
    .takes({ id, seasons: z.number().int().min(1).max(ARBITRATION.maxSeasons) })
    .nothing(),

  walkAwayFromAward: post('activated', '/arbitrations/{id}/walk-away', { ability: freeAgencyPolicy.arbitrate })
    .says('Do not take what was awarded: the player is free')
    .takes({ id })
    .nothing(),

  checkSheet: call('activated', { ability: freeAgencyPolicy.sheet })
    .route({
      method: 'POST',
      path: '/players/{id}/offer-sheet-check',
      summary: 'What is against an offer sheet of your club to a restricted free agent; changes nothing',
    })
    .input(z.object({ id: given.player, terms: offeredTerms }))
    .output(z.object({ data: z.object({ fault: fault.nullable() }) })),
  sendSheet: post('activated', '/players/{id}/offer-sheets', { ability: freeAgencyPolicy.sheet })
    .says('Offer a restricted free agent a contract: if he signs, his club may match it within seven game days')
    .takes({ id: given.player, terms: offeredTerms })
    .answers(z.object({ signed: z.boolean() })),

  answerSheet: post('activated', '/offer-sheets/{id}/answer', { ability: freeAgencyPolicy.match })
    .says('Match an offer sheet to a player whom you hold, or let him go for the picks')
    .takes({ id, match: z.boolean() })
    .nothing(),
};
