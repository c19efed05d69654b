/** Who plays for which team of a club: calling up, sending down, and waivers. */

import * as z from 'zod';
import { given, id } from '#domains/ids.ts';
import { rosterMove } from '#domains/player/contract.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { fault, level, pageNumber, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { get, pagination, post, remove } from '#platform/calls/call.ts';

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
  moves: z.array(rosterMove),
  /** Where he may not, and why; nothing of where he is, and of teams that he is too old for. */
  refused: z.array(z.object({ to: level, fault })),
  /** He is on waivers; null: he is not. */
  waiver: waiver.nullable(),
  /** Of the user's own men of the first team; null: he is none. */
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
  moves: get('activated', '/players/{id}/roster-moves')
    .says('Where a player may be sent, and his waivers')
    .takes({ id: given.player })
    .answers(rosterMoves),
  move: post('activated', '/players/{id}/roster-moves', { ability: rosterPolicy.move })
    .says('Call a player up or send him down: at once, or over waivers by the next morning')
    .takes({ id: given.player, to: level })
    .answers(z.object({ isOnWaivers: z.boolean() })),
  reserve: post('activated', '/players/{id}/injured-reserve', { ability: rosterPolicy.move })
    .says('Put a player on injured reserve, where he does not count against the first team, or take him off it')
    .takes({ id: given.player, isOn: z.boolean() })
    .nothing(),
  follow: post('activated', '/teams/{id}/roster-remedy', { ability: rosterPolicy.move })
    .says('Have the assistant put an illegal roster right, as he proposes')
    .takes({ id: given.team })
    .nothing(),
  waivers: get('activated', '/free-agent-center/waivers')
    .says('Players on waivers, and those who were in a season, by the league of the club that has put them there')
    .takes({ season: seasonNumber.optional(), league: id.optional(), page: pageNumber })
    .answersBody(
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
  claim: post('activated', '/waivers/{id}/claim', { ability: rosterPolicy.claim })
    .says('Claim a player from waivers')
    .takes({ id })
    .nothing(),
  withdrawClaim: remove('activated', '/waivers/{id}/claim', { ability: rosterPolicy.claim })
    .says('Take a claim back before it is settled')
    .takes({ id })
    .nothing(),
};
