/** The entry draft's calls: rankings, order, draft boards, selections, and signing prospects. */

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
  onePick,
  wishes,
} from '#domains/draft/contract/shapes.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { given, id, wholeNumber } from '#domains/ids.ts';
import { seasonNumber } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

const number = z.number().int();

export const draft = {
  ...liveCalls,
  ...importCalls,
  juniors: get('activated', '/draft/juniors')
    .says('What amateurs have done in the junior leagues of their nations, the most points first')
    .takes({ season: seasonNumber.optional(), nationId: given.nation.optional() })
    .answers(
      z.object({
        season: number,
        /** The seasons that can be requested. */
        seasons: z.array(number),
        skaters: z.array(juniorSkater),
        goalies: z.array(juniorGoalie),
      }),
    ),
  combine: get('activated', '/draft/combine')
    .says('What the best amateurs of the season measured at the combine; nobody before its day')
    .takes({ nationId: given.nation.optional() })
    .answers(z.object({ season: number, day: number, isHeld: z.boolean(), results: z.array(combineLine) })),
  mock: get('activated', '/leagues/{id}/draft/mock')
    .says('Whom the press expects in the first round')
    .takes({ id: given.league })
    .answers(mock),
  juniorSeasons: get('activated', '/players/{id}/junior-seasons')
    .says('What a player did as an amateur: junior seasons, and his combine while he is up for the draft')
    .takes({ id: given.player })
    .answers(z.object({ seasons: z.array(juniorSeason), combine: z.object(measured).nullable() })),
  find: get('activated', '/leagues/{id}/draft')
    .says('The draft of a league: order, clock, who was chosen')
    .takes({ id: given.league, season: seasonNumber.optional() })
    .answers(draftView),
  rankings: get('activated', '/draft/rankings')
    .says(`Central ranking of the amateurs, the best ${MAX_RANKED}`)
    .takes({ season: seasonNumber.optional(), nationId: given.nation.optional() })
    .answers(z.object({ season: number, amateurs: z.array(amateur) })),
  board: get('activated', '/draft/board', { ability: draftPolicy.rank })
    .says('What your club looks for, and whom its scouts would take')
    .answers(board),
  saveBoard: put('activated', '/draft/board', { ability: draftPolicy.rank })
    .says('Rank amateurs and weigh positions and risk; 409 when somebody was faster')
    .takes({ version: wholeNumber(0, 2_147_483_647), ...wishes })
    .answers(board),
  mine: get('activated', '/draft/picks', { ability: draftPolicy.rank })
    .says('The picks of your club, and whom it has chosen')
    .answers(mine),
  onePick: get('activated', '/picks/{id}')
    .says('One pick of any draft: its clubs, and who was chosen with it')
    .takes({ id: given.pick })
    .answers(onePick),
  pick: post('activated', '/drafts/{id}/picks', { ability: draftPolicy.pick })
    .says('Choose a player with the pick on the clock')
    .takes({ id, spot: wholeNumber(1, 1000), playerId: given.player })
    .nothing(),
  setRunning: put('activated', '/draft/running', { ability: draftPolicy.pick })
    .says('Open the draft of a world at your own pace, stop its clock, or let it run on; 409 elsewhere')
    .takes({ isRunning: z.boolean() })
    .nothing(),
  sign: post('activated', '/draft/prospects/{id}/sign', { ability: draftPolicy.sign })
    .says('Sign a prospect at entry level')
    .takes({ id: given.player })
    .nothing(),
};
