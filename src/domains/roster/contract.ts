/** Who plays for which team of a club: calling up, sending down, and waivers. */

import * as z from 'zod';
import { given, id } from '#domains/ids.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { level, pageNumber, pagination, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const waiver = z.object({
  id: z.number().int(),
  /** The first team of the club that has put him there. */
  from: teamRef,
  /** Game days until it is settled. */
  clearsIn: z.number().int(),
  isClaimedByYou: z.boolean(),
  /** The club of the one who asks may claim him. */
  mayClaim: z.boolean(),
});

const rosterMoves = z.object({
  /** Where the one who asks may send him; none: he is not his, or stays where he is. */
  moves: z.array(
    z.object({
      to: level,
      needsWaivers: z.boolean(),
      /** The club's cap space at the season's end, whole dollars, as it is and with him there; below 0: over the limit. */
      space: z.object({ before: z.number().int(), after: z.number().int() }),
      /** Dollars by which the club would be over what the season allows, so that it may not; null: it may. */
      over: z.number().int().nullable(),
    }),
  ),
  /** He is on waivers; null: he is not. */
  waiver: waiver.nullable(),
  /** Of one's own men of the first team; null: he is none. */
  reserve: z
    .object({
      isOn: z.boolean(),
      /** He is out for long enough, and not on it. */
      may: z.boolean(),
      /** Out so long that his salary does not count either. */
      isLongTerm: z.boolean(),
    })
    .nullable(),
  /** Who counts on the first team of the one who asks, and how many may; null: he has no club, or there is no limit today. */
  active: z.object({ count: z.number().int(), max: z.number().int() }).nullable(),
});
export type RosterMovesView = z.infer<typeof rosterMoves>;

export const waiverRow = z.object({
  id: z.number().int(),
  player: playerRef,
  /** When he was put there. */
  age: z.number().int(),
  overall: z.number().int(),
  /** The first teams of the club that has put him there, and of the one that got him; null unless he was claimed. */
  from: teamRef,
  claimedBy: teamRef.nullable(),
  placedOn: z.object({ season: z.number().int(), day: z.number().int() }),
  status: z.enum(['open', 'claimed', 'cleared']),
  /** Whole dollars a season, and the last season that he is bound for: who claims him takes that over. null: his contract is over. */
  salary: z.number().int().nullable(),
  until: z.number().int().nullable(),
  /** Game days until it is settled; 0 when it is. */
  clearsIn: z.number().int(),
  isClaimedByYou: z.boolean(),
  /** The club of the one who asks may claim him. */
  mayClaim: z.boolean(),
});
export type WaiverRow = z.infer<typeof waiverRow>;

export const roster = {
  moves: call('activated')
    .route({
      method: 'GET',
      path: '/players/{id}/roster-moves',
      summary: 'Where a player may be sent, and his waivers',
    })
    .input(z.object({ id: given.player }))
    .output(z.object({ data: rosterMoves })),
  move: call('activated', { ability: rosterPolicy.move, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/roster-moves',
      summary: 'Call a player up or send him down: at once, or over waivers by the next morning',
    })
    .input(z.object({ id: given.player, to: level }))
    .output(z.object({ data: z.object({ isOnWaivers: z.boolean() }) })),
  reserve: call('activated', { ability: rosterPolicy.move, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/players/{id}/injured-reserve',
      successStatus: 204,
      summary: 'Put a player on injured reserve, where he does not count against the first team, or take him off it',
    })
    .input(z.object({ id: given.player, isOn: z.boolean() })),
  follow: call('activated', { ability: rosterPolicy.move, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/roster-remedy',
      successStatus: 204,
      summary: 'Have the assistant put an illegal roster right, as he proposes',
    })
    .input(z.object({ id: given.team })),
  waivers: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/waivers',
      summary: 'Players on waivers, and those who were in a season, by the league of the club that has put them there',
    })
    .input(z.object({ season: seasonNumber.optional(), league: id.optional(), page: pageNumber }))
    .output(
      z.object({
        /** The season that is shown, and those with waivers, the newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          waivers: z.array(waiverRow),
        }),
        pagination,
      }),
    ),
  claim: call('activated', { ability: rosterPolicy.claim, rateLimit: 'write' })
    .route({ method: 'POST', path: '/waivers/{id}/claim', successStatus: 204, summary: 'Claim a player from waivers' })
    .input(z.object({ id })),
  withdrawClaim: call('activated', { ability: rosterPolicy.claim, rateLimit: 'write' })
    .route({
      method: 'DELETE',
      path: '/waivers/{id}/claim',
      successStatus: 204,
      summary: 'Take a claim back before it is settled',
    })
    .input(z.object({ id })),
};
