/** The free agent center: who has signed where. Who is free is searched with `search.players`. */
import * as z from 'zod';
import { buyoutRow, offeredTerms, termBounds } from '#domains/contracts/contract.ts';
import { ARBITRATION, FRENZY } from '#domains/free-agency/constants.ts';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import {
  id,
  instant,
  level,
  order,
  pageNumber,
  pagination,
  playerRef,
  seasonNumber,
  teamRef,
} from '#domains/shapes.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { call } from '#platform/calls/call.ts';

export const signing = z.object({
  contractId: z.number().int(),
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  /** The PRO team of the club that signed him. */
  team: teamRef,
  /** That of the club that he was with before; null: none that is on record. */
  formerTeam: teamRef.nullable(),
  from: z.number().int(),
  to: z.number().int(),
  /** Whole dollars a season. */
  salary: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type Signing = z.infer<typeof signing>;

export const signingSort = z.enum(['date', 'salary', 'seasons', 'overall', 'age']);
export type SigningSort = z.infer<typeof signingSort>;

const dollars = z.number().int().min(0).max(1_000_000_000);

export const assistantInput = z.object({
  resigns: z.enum(['nobody', 'needed', 'everybody']),
  /** Whole dollars a season. */
  maxSalary: dollars,
  /** Players whom he leaves alone. */
  handsOff: z.array(id).max(60),
});

const assistant = z.object({
  ...assistantInput.shape,
  /** Day of the season in whose night he acts, and the season that the new contracts begin with. */
  actsOnDay: z.number().int(),
  fromSeason: z.number().int(),
  /** Players of the club whose contracts end with this season and who have not signed again, the best paid first. */
  ending: z.array(z.object({ player: playerRef, level, age: z.number().int(), salary: z.number().int() })),
});
export type AssistantView = z.infer<typeof assistant>;

const frenzyBoard = z.object({
  season: z.number().int(),
  isOn: z.boolean(),
  /** Days until it begins; 0 while it is on. */
  daysUntil: z.number().int(),
  rounds: z.number().int(),
  /** Rounds that are over. */
  settled: z.number().int(),
  /** null: the last one is over. */
  nextRoundAt: instant.nullable(),
  /** Who may sign for next season, the best first: who is free, and whose contract ends. */
  players: z.array(
    z.object({
      player: playerRef,
      age: z.number().int(),
      overall: z.number().int(),
      /** The PRO team of the club that he is still with. */
      team: teamRef.nullable(),
      /** Clubs that have bid on him in the last round. */
      interested: z.number().int(),
    }),
  ),
  /** The latest round first. */
  signings: z.array(
    z.object({
      round: z.number().int(),
      player: playerRef,
      team: teamRef,
      salary: z.number().int(),
      seasons: z.number().int(),
    }),
  ),
});
export type FrenzyBoard = z.infer<typeof frenzyBoard>;

const frenzyPlan = z.object({
  /** Whole dollars a season for all who are signed, and players at most. */
  budget: dollars,
  most: z.number().int(),
  signed: z.number().int(),
  spent: z.number().int(),
  /** The lowest salary of the top tier, and the bounds of a plan. */
  minimum: z.number().int(),
  maxSeasons: z.number().int(),
  maxTargets: z.number().int(),
  /** Who is wanted most comes first. */
  targets: z.array(
    z.object({
      player: playerRef,
      seasons: z.number().int(),
      maxSalary: z.number().int(),
      status: z.enum(['open', 'won', 'lost']),
    }),
  ),
});
export type FrenzyPlanView = z.infer<typeof frenzyPlan>;

const pick = z.object({ season: z.number().int(), round: z.number().int() });

const offerSheet = z.object({
  id: z.number().int(),
  player: playerRef,
  /** PRO teams of who offers, and of who holds him. */
  team: teamRef,
  holder: teamRef,
  terms: offeredTerms,
  fromSeason: z.number().int(),
  compensation: z.array(pick),
  status: z.enum(['declined', 'signed', 'matched', 'lost', 'void']),
  /** Game days left to match it; 0 once it is settled. */
  daysLeft: z.number().int(),
});
export type OfferSheetView = z.infer<typeof offerSheet>;

const restricted = z.object({
  /** The PRO team of the club that holds him, and its qualifying offer; null: nobody does. */
  held: z
    .object({
      team: teamRef,
      salary: z.number().int(),
      /** Game days until he signs the qualifying offer, if nobody has signed him. */
      daysLeft: z.number().int(),
      isYours: z.boolean(),
    })
    .nullable(),
  /** What qualifies him, whole dollars; null: the one who asks may not, or not now. */
  qualifyFor: z.number().int().nullable(),
  /** The offer sheet that he has signed. */
  sheet: offerSheet.nullable(),
  /** The one who asks may match it. */
  mayMatch: z.boolean(),
  /** The one who asks may take his qualifying offer back, and bring the player before the arbitrator. */
  mayWithdraw: z.boolean(),
  mayElect: z.boolean(),
  /** His case; null: there is none. */
  arbitration: z
    .object({
      id: z.number().int(),
      electedBy: z.enum(['player', 'club']),
      status: z.enum(['open', 'awarded']),
      seasons: z.number().int(),
      /** Whole dollars a season; null until it was heard. */
      wanted: z.number().int().nullable(),
      award: z.number().int().nullable(),
      /** Game days until the hearing, or until the award binds. */
      daysLeft: z.number().int(),
      /** The one who asks may choose up to so many seasons; 0: he may not. */
      chooseUpTo: z.number().int(),
      /** The one who asks may walk away from the award. */
      mayWalkAway: z.boolean(),
    })
    .nullable(),
  /** The one who asks may send him a sheet within these bounds; null: he may not. */
  maySend: termBounds.nullable(),
  /** Picks that an offer sheet costs, by the least cap hit. */
  table: z.array(z.object({ from: z.number().int(), picks: z.array(pick) })),
});
export type RestrictedView = z.infer<typeof restricted>;

const restrictedRow = z.object({
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  holder: teamRef,
  /** Whole dollars of the qualifying offer. */
  salary: z.number().int(),
  daysLeft: z.number().int(),
  /** He has signed an offer sheet with this club. */
  sheetWith: teamRef.nullable(),
  /** His case is before the arbitrator. */
  isInArbitration: z.boolean(),
});
export type RestrictedRow = z.infer<typeof restrictedRow>;

const arbitrationRow = z.object({
  id: z.number().int(),
  player: playerRef,
  /** The PRO team of the club that holds him. */
  team: teamRef,
  electedBy: z.enum(['player', 'club']),
  seasons: z.number().int(),
  /** Whole dollars a season: what the club offers, what he asks for, and what he was awarded; null until it is heard. */
  offered: z.number().int(),
  wanted: z.number().int().nullable(),
  award: z.number().int().nullable(),
  status: z.enum(['open', 'awarded', 'signed', 'settled', 'walked-away', 'void']),
  /** Game days until the hearing; once it was heard, until the award binds; 0 when it is over. */
  daysLeft: z.number().int(),
});
export type ArbitrationRow = z.infer<typeof arbitrationRow>;

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
    .input(z.object({ id }))
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
        id,
        budget: dollars,
        most: z.number().int().min(0).max(FRENZY.maxTargets),
        targets: z
          .array(
            z.object({ playerId: id, seasons: z.number().int().min(1).max(MAX_SEASONS.other), maxSalary: dollars }),
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
    .input(z.object({ id }))
    .output(z.object({ data: assistant })),

  instruct: call('activated', { ability: freeAgencyPolicy.instruct, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/assistant',
      successStatus: 204,
      summary: 'Say whom your assistant may re-sign, and up to what salary',
    })
    .input(assistantInput.extend({ id })),

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
    .input(z.object({ id }))
    .output(z.object({ data: z.array(offerSheet) })),

  restrictedPlayer: call('activated')
    .route({
      method: 'GET',
      path: '/players/{id}/restricted-free-agency',
      summary: 'Who holds a restricted free agent, and what you may do about it',
    })
    .input(z.object({ id }))
    .output(z.object({ data: restricted })),

  qualify: call('activated', { ability: freeAgencyPolicy.qualify, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/qualifying-offer',
      summary: 'Qualify your own player whose contract ends, so that nobody signs him but by an offer sheet',
    })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ salary: z.number().int() }) })),

  withdrawQualifying: call('activated', { ability: freeAgencyPolicy.qualify, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/qualifying-offer/withdraw',
      successStatus: 204,
      summary: 'Take your qualifying offer back: nobody holds the player any more',
    })
    .input(z.object({ id })),

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
    .input(z.object({ id })),

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

  sendSheet: call('activated', { ability: freeAgencyPolicy.sheet, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/offer-sheets',
      summary: 'Offer a restricted free agent a contract: if he signs, his club may match it within seven game days',
    })
    .input(z.object({ id, terms: offeredTerms }))
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
