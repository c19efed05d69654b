/** The free agent center: who has signed where. Who is free is searched with `search.players`. */

import * as z from 'zod';
import { buyoutRow, offeredTerms, offerFault } from '#domains/contracts/contract.ts';
import { ARBITRATION, FRENZY } from '#domains/free-agency/constants.ts';
import {
  arbitrationRow,
  assistant,
  assistantInput,
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
import { order, pageNumber, pagination, seasonNumber } from '#domains/shapes.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { call } from '#platform/calls/call.ts';

export const freeAgency = {
  frenzy: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/frenzy',
      summary: 'The frenzy: its rounds, who may sign and is wanted by how many, and who has signed',
    })
    .output(z.object({ data: frenzyBoard })),

  frenzyPlan: call('activated', { ability: freeAgencyPolicy.bid })
    .route({ method: 'GET', path: '/teams/{id}/frenzy-plan', summary: 'Whom your club bids on in the frenzy' })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: frenzyPlan })),

  planFrenzy: call('activated', { ability: freeAgencyPolicy.bid, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/frenzy-plan',
      successStatus: 204,
      summary: 'Say whom your club bids on, up to what salary each, and how many and how much at most',
    })
    .input(
      z.object({
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
      }),
    ),

  assistant: call('activated', { ability: freeAgencyPolicy.instruct })
    .route({
      method: 'GET',
      path: '/teams/{id}/assistant',
      summary: 'What your assistant may do with contracts that end, and whose do',
    })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: assistant })),

  instruct: call('activated', { ability: freeAgencyPolicy.instruct, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/assistant',
      successStatus: 204,
      summary: 'Say whom your assistant may re-sign, and up to what salary',
    })
    .input(assistantInput.extend({ id: given.team })),

  signings: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/signings',
      summary: 'Free agents who have signed with another club in a season, by the league of the club',
    })
    .input(
      z.object({
        season: seasonNumber.optional(),
        league: id.optional(),
        sort: signingSort.default('date'),
        order: order.default('desc'),
        page: pageNumber,
      }),
    )
    .output(
      z.object({
        /** The season that is shown, and those in which anybody signed, the newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          signings: z.array(signing),
        }),
        pagination,
      }),
    ),

  buyouts: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/buyouts',
      summary: 'Players whom clubs have bought out in a season, the newest first, by the league of the club',
    })
    .input(z.object({ season: seasonNumber.optional(), league: id.optional(), page: pageNumber }))
    .output(
      z.object({
        /** The season that is shown, and those with buyouts, the newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          buyouts: z.array(buyoutRow),
        }),
        pagination,
      }),
    ),

  restricted: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/restricted',
      summary: 'Restricted free agents, who holds them and for what, the best first',
    })
    .output(z.object({ data: z.array(restrictedRow) })),

  offerSheets: call('activated', { ability: freeAgencyPolicy.sheet })
    .route({
      method: 'GET',
      path: '/teams/{id}/offer-sheets',
      summary: 'Offer sheets of your club, and those to players whom it holds, the newest first',
    })
    .input(z.object({ id: given.team }))
    .output(z.object({ data: z.array(offerSheet) })),

  restrictedPlayer: call('activated')
    .route({
      method: 'GET',
      path: '/players/{id}/restricted-free-agency',
      summary: 'Who holds a restricted free agent, and what you may do about it',
    })
    .input(z.object({ id: given.player }))
    .output(z.object({ data: restricted })),

  qualify: call('activated', { ability: freeAgencyPolicy.qualify, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/qualifying-offer',
      summary: 'Qualify your own player whose contract ends, so that nobody signs him but by an offer sheet',
    })
    .input(z.object({ id: given.player }))
    .output(z.object({ data: z.object({ salary: z.number().int() }) })),

  withdrawQualifying: call('activated', { ability: freeAgencyPolicy.qualify, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/qualifying-offer/withdraw',
      successStatus: 204,
      summary: 'Take your qualifying offer back: nobody holds the player any more',
    })
    .input(z.object({ id: given.player })),

  arbitrations: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/arbitrations',
      summary: 'Cases before the arbitrator of the last summer that had any, by how they ended',
    })
    .output(z.object({ data: z.object({ season: z.number().int().nullable(), cases: z.array(arbitrationRow) }) })),

  electArbitration: call('activated', { ability: freeAgencyPolicy.arbitrate, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/arbitration',
      successStatus: 204,
      summary:
        'Bring a restricted free agent whom you hold before the arbitrator, so that nobody sends him an offer sheet',
    })
    .input(z.object({ id: given.player })),

  chooseAward: call('activated', { ability: freeAgencyPolicy.arbitrate, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/arbitrations/{id}/seasons',
      successStatus: 204,
      summary: 'Say over how many seasons an award goes that the player has asked for',
    })
    .input(z.object({ id, seasons: z.number().int().min(1).max(ARBITRATION.maxSeasons) })),

  walkAwayFromAward: call('activated', { ability: freeAgencyPolicy.arbitrate, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/arbitrations/{id}/walk-away',
      successStatus: 204,
      summary: 'Do not take what was awarded: the player is free',
    })
    .input(z.object({ id })),

  checkSheet: call('activated', { ability: freeAgencyPolicy.sheet })
    .route({
      method: 'POST',
      path: '/players/{id}/offer-sheet-check',
      summary: 'What is against an offer sheet of your club to a restricted free agent; changes nothing',
    })
    .input(z.object({ id: given.player, terms: offeredTerms }))
    .output(z.object({ data: z.object({ fault: offerFault.nullable() }) })),
  sendSheet: call('activated', { ability: freeAgencyPolicy.sheet, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/offer-sheets',
      summary: 'Offer a restricted free agent a contract: if he signs, his club may match it within seven game days',
    })
    .input(z.object({ id: given.player, terms: offeredTerms }))
    .output(z.object({ data: z.object({ signed: z.boolean() }) })),

  answerSheet: call('activated', { ability: freeAgencyPolicy.match, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/offer-sheets/{id}/answer',
      successStatus: 204,
      summary: 'Match an offer sheet to a player whom you hold, or let him go for the picks',
    })
    .input(z.object({ id, match: z.boolean() })),
};
