/** Roster calls: call-ups, sending players down, and waivers. */

import * as z from 'zod';
import { given, id } from '#domains/ids.ts';
import { rosterMove } from '#domains/player/contract.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { fault, level, pageNumber, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { get, pagination, post, remove } from '#platform/calls/call.ts';

const waiver = z.object({
  id: z.number().int(),
  /** The first team of the club that waived him. */
  from: teamRef,
  /** Game days until the waivers are settled. */
  clearsIn: z.number().int(),
  isClaimedByYou: z.boolean(),
  /** Whether the viewer's club may claim him. */
  mayClaim: z.boolean(),
});

const rosterMoves = z.object({
  /** Levels the viewer may move him to; empty: not the viewer's player, or he stays put. */
  moves: z.array(rosterMove),
  /** Levels he may not go to, and why; without his current level and teams he is too old for. */
  refused: z.array(z.object({ to: level, fault })),
  /** His waivers; null: not on waivers. */
  waiver: waiver.nullable(),
  /** His injured reserve status; null: not a first-team player of the viewer's club. */
  reserve: z
    .object({
      isOn: z.boolean(),
      /** He is out long enough, and not on it yet. */
      may: z.boolean(),
      /** Out so long that his salary does not count, either. */
      isLongTerm: z.boolean(),
    })
    .nullable(),
  /** The size and limit of the viewer's active roster; null: no club, or no limit today. */
  active: z.object({ count: z.number().int(), max: z.number().int() }).nullable(),
});
export type RosterMovesView = z.infer<typeof rosterMoves>;

export const waiverRow = z.object({
  id: z.number().int(),
  player: playerRef,
  /** When he was placed on waivers. */
  age: z.number().int(),
  overall: z.number().int(),
  /** The first teams of the waiving club and of the claiming club; the latter is null unless he was claimed. */
  from: teamRef,
  claimedBy: teamRef.nullable(),
  placedOn: z.object({ season: z.number().int(), day: z.number().int() }),
  status: z.enum(['open', 'claimed', 'cleared']),
  /** Salary in whole dollars a season and last season of his contract, which a claiming club takes over. Null: his contract is over. */
  salary: z.number().int().nullable(),
  until: z.number().int().nullable(),
  /** Game days until the waivers are settled; 0 once they are. */
  clearsIn: z.number().int(),
  isClaimedByYou: z.boolean(),
  /** Whether the viewer's club may claim him. */
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
        /** The season shown, and the seasons with waivers, newest first. */
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
