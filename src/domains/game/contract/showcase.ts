/** The one game that visitors without an account may watch, on the home page; all others stay behind the login. */

import * as z from 'zod';
import { revealedEvent } from '#domains/game/contract/revealed-event.ts';
import { id, wholeNumber } from '#domains/ids.ts';
import { gameRef, playerRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const showcase = z.object({
  game: gameRef,
  /** Real milliseconds of a game second while it is live; null for a replay. */
  msPerSecond: z.number().int().nullable(),
  /** Everybody who dresses. */
  players: z.array(playerRef),
  /** As far as it has been revealed; what the asker has not seen yet. */
  events: z.array(revealedEvent),
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseCalls = {
  showcase: call('anyone')
    .route({
      method: 'GET',
      path: '/showcase',
      summary: 'The game on the home page: a live one as far as it has been revealed, or the best of the last night',
    })
    .input(
      z.object({
        /** The game that the asker has been shown, and the index of the last of its events: only later ones are sent. */
        game: id.optional(),
        after: wholeNumber(-1, 100_000).default(-1),
      }),
    )
    .output(z.object({ data: showcase.nullable() })),
};
