/**
 * The games that visitors without an account may watch, on the home page: a live one, or where none is on those of the last
 * day that was played. All others stay behind the login.
 */

import * as z from 'zod';
import { revealedEvent } from '#domains/game/contract/revealed-event.ts';
import { id, wholeNumber } from '#domains/ids.ts';
import { gameRef, playerRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

export const showcase = z.object({
  game: gameRef,
  /** Real milliseconds of a game second while it is live; null for a replay. */
  msPerSecond: z.number().int().nullable(),
  /** Everybody who dresses. */
  players: z.array(playerRef),
  /** As far as it has been revealed; what the asker has not seen yet. */
  events: z.array(revealedEvent),
  /** Where no game is live: those of the last day, the best first. Each can be chosen. */
  replays: z.array(gameRef),
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseCalls = {
  showcase: get('anyone', '/showcase')
    .says('The game on the home page: a live one as far as it has been revealed, or one of the last game day')
    .takes({
      /** Where no game is live: the replay that the asker has chosen; the best one without it, or when it is gone. */
      choice: id.optional(),
      /** The game that the asker has been shown, and the index of the last of its events: only later ones are sent. */
      game: id.optional(),
      after: wholeNumber(-1, 100_000).default(-1),
    })
    .answers(showcase.nullable()),
};
