/** Rumors of reporters: told, and checked. */

import * as z from 'zod';
import { given } from '#domains/ids.ts';
import { MAX_DAYS, MAX_OPEN, RUMOR_KINDS, RUMOR_STATES } from '#domains/rumor/constants.ts';
import { pageNumber, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const date = z.object({ season: z.number().int(), day: z.number().int() });

export const rumorView = z.object({
  id: z.number().int(),
  kind: z.enum(RUMOR_KINDS),
  state: z.enum(RUMOR_STATES),
  /** For a signing or a trade. */
  player: playerRef.nullable(),
  /** For a firing. */
  coach: personRef.nullable(),
  /** First team of the club that signs, trades or fires. */
  team: teamRef,
  told: date,
  /** Last day on which it can come true. */
  by: date,
});
export type RumorView = z.infer<typeof rumorView>;

export const rumors = {
  ofReporter: get('activated', '/reporters/{id}/rumors')
    .says('Rumors of a reporter, the newest first')
    .takes({ id: given.person, page: pageNumber })
    .answersPage(rumorView),
  tell: post('activated', '/rumors', {
    open: 'a reporter tells what is his own; the store refuses others',
    rateLimit: 'talk',
    speaks: true,
  })
    .says(
      `Tell a rumor, for the desk that accredits you; it counts if it happens from tomorrow on, within this many days; at most ${MAX_OPEN} wait at a time, and none is taken back`,
    )
    .takes({
      kind: z.enum(RUMOR_KINDS),
      /** For a signing or a trade. */
      playerId: given.player.nullable().default(null),
      /** Any team of the club, for a signing or a firing; for a trade, the club is the player's own. */
      teamId: given.team.nullable().default(null),
      days: z.number().int().min(1).max(MAX_DAYS),
    })
    .creates(z.object({ id: z.number().int() })),
};
