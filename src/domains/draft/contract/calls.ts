/** The entry draft: rankings, order, what a club looks for, choosing, and signing whom one has chosen. */

import * as z from 'zod';
import { MAX_RANKED } from '#domains/draft/constants.ts';
import { importCalls } from '#domains/draft/contract/imports.ts';
import { liveCalls } from '#domains/draft/contract/live.ts';
import {
  amateur,
  board,
  combineLine,
  draftView,
  juniorGoalie,
  juniorSeason,
  juniorSkater,
  measured,
  mine,
  mock,
  wishes,
} from '#domains/draft/contract/shapes.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { given, id, wholeNumber } from '#domains/ids.ts';
import { seasonNumber } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const number = z.number().int();

export const draft = {
  ...liveCalls,
  ...importCalls,
  juniors: call('activated')
    .route({
      method: 'GET',
      path: '/draft/juniors',
      summary: 'What amateurs have done in the junior leagues of their nations, the most points first',
    })
    .input(z.object({ season: seasonNumber.optional(), nationId: given.nation.optional() }))
    .output(
      z.object({
        data: z.object({
          season: number,
          /** That can be asked for. */
          seasons: z.array(number),
          skaters: z.array(juniorSkater),
          goalies: z.array(juniorGoalie),
        }),
      }),
    ),
  combine: call('activated')
    .route({
      method: 'GET',
      path: '/draft/combine',
      summary: 'What the best amateurs of the season measured at the combine; nobody before its day',
    })
    .input(z.object({ nationId: given.nation.optional() }))
    .output(
      z.object({
        data: z.object({ season: number, day: number, isHeld: z.boolean(), results: z.array(combineLine) }),
      }),
    ),
  mock: call('activated')
    .route({ method: 'GET', path: '/leagues/{id}/draft/mock', summary: 'Whom the press expects in the first round' })
    .input(z.object({ id: given.league }))
    .output(z.object({ data: mock })),
  juniorSeasons: call('activated')
    .route({
      method: 'GET',
      path: '/players/{id}/junior-seasons',
      summary: 'What a player did as an amateur: junior seasons, and his combine while he is up for the draft',
    })
    .input(z.object({ id: given.player }))
    .output(z.object({ data: z.object({ seasons: z.array(juniorSeason), combine: z.object(measured).nullable() }) })),
  find: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/draft',
      summary: 'The draft of a league: order, clock, who was chosen',
    })
    .input(z.object({ id: given.league, season: seasonNumber.optional() }))
    .output(z.object({ data: draftView })),
  rankings: call('activated')
    .route({
      method: 'GET',
      path: '/draft/rankings',
      summary: `Central ranking of the amateurs, the best ${MAX_RANKED}`,
    })
    .input(z.object({ season: seasonNumber.optional(), nationId: given.nation.optional() }))
    .output(z.object({ data: z.object({ season: number, amateurs: z.array(amateur) }) })),
  board: call('activated', { ability: draftPolicy.rank })
    .route({ method: 'GET', path: '/draft/board', summary: 'What your club looks for, and whom its scouts would take' })
    .output(z.object({ data: board })),
  saveBoard: call('activated', { ability: draftPolicy.rank, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/draft/board',
      summary: 'Rank amateurs and weigh positions and risk; 409 when somebody was faster',
    })
    .input(z.object({ version: wholeNumber(0, 2_147_483_647), ...wishes }))
    .output(z.object({ data: board })),
  mine: call('activated', { ability: draftPolicy.rank })
    .route({ method: 'GET', path: '/draft/picks', summary: 'The picks of your club, and whom it has chosen' })
    .output(z.object({ data: mine })),
  pick: call('activated', { ability: draftPolicy.pick, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/drafts/{id}/picks',
      successStatus: 204,
      summary: 'Choose a player with the pick on the clock',
    })
    .input(z.object({ id, spot: wholeNumber(1, 1000), playerId: given.player }))
    .output(z.void()),
  setRunning: call('activated', { ability: draftPolicy.pick, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/draft/running',
      successStatus: 204,
      summary: 'Open the draft of a world at your own pace, stop its clock, or let it run on; 409 elsewhere',
    })
    .input(z.object({ isRunning: z.boolean() }))
    .output(z.void()),
  sign: call('activated', { ability: draftPolicy.sign, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/draft/prospects/{id}/sign',
      successStatus: 204,
      summary: 'Sign a prospect at entry level',
    })
    .input(z.object({ id: given.player }))
    .output(z.void()),
};
