/**
 * The games that visitors without an account may watch, on the home page: a live one or, when none is live, the games of
 * the last day with games. All others are behind the login.
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
  /** All dressed players. */
  players: z.array(playerRef),
  /** Events revealed so far that the client has not received yet. */
  events: z.array(revealedEvent),
  /** When no game is live: the games of the last day, best first, to choose from. */
  replays: z.array(gameRef),
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseCalls = {
  showcase: get('anyone', '/showcase')
    .says('The game on the home page: a live one as far as it has been revealed, or one of the last game day')
    .takes({
      /** The replay that the visitor chose, when no game is live; the best one if absent or no longer available. */
      choice: id.optional(),
      /** The game that the client is showing and the index of its last event: only later ones are sent. */
      game: id.optional(),
      after: wholeNumber(-1, 100_000).default(-1),
    })
    .answers(showcase.nullable()),
};
