/** The bench of a team in its live game: what it begins the next period with. */
import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { lineup, tactics, teamOrder, teamOrders } from '#domains/lineups/contract.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { get, post, put } from '#platform/calls/call.ts';

const board = { lineup, tactics, orders: teamOrders };
const inGame = { id: given.team, gameId: given.game };

const benchView = z.object({
  ...board,
  /** Of what is saved for this game only; 0: nothing is. A save sends it back. */
  version: z.number().int(),
  /** The board is for this game only: the team's stored lineup stays as it is. */
  isForGame: z.boolean(),
  /** Real milliseconds by which this bench may hold the next period; null: the game runs by the clock. */
  holdMs: z.number().int().nullable(),
  /** The players dressed tonight, with their energy as their ice time suggests, 0 to 100. */
  dressed: z.array(z.object({ playerId: ids.player, energy: z.number().int() })),
});
export type BenchView = z.infer<typeof benchView>;

/** One change to a bench; lines and pairs count from 0. */
const benchMove = z.discriminatedUnion('kind', [
  /** Two lines, or two pairs, change places. */
  z.object({
    kind: z.literal('units'),
    group: z.enum(['forwards', 'defense']),
    one: z.number().int(),
    other: z.number().int(),
  }),
  /** Two dressed skaters change places. */
  z.object({ kind: z.literal('players'), one: ids.player, other: ids.player }),
  /** The other goalie takes the net. */
  z.object({ kind: z.literal('goalie'), playerId: ids.player }),
  z.object({ kind: z.literal('tactics'), tactics }),
  /** An order is added at the end. */
  z.object({ kind: z.literal('order'), order: teamOrder }),
]);
export type BenchMove = z.infer<typeof benchMove>;

const suggestion = z.object({
  move: benchMove,
  /** Effect on the chance to win in percentage points: four in five of such estimates lie between the two. */
  low: z.number(),
  high: z.number(),
});
export type BenchSuggestion = z.infer<typeof suggestion>;

const suggestionsView = z.object({
  /** How often this bench may still ask in this game. */
  left: z.number().int(),
  isWorking: z.boolean(),
  /** They take longer than usual: asking again counts no second time. */
  isLate: z.boolean(),
  /** Best first; empty: nothing helps; null: not asked in this intermission. */
  suggestions: z.array(suggestion).nullable(),
});
export type SuggestionsView = z.infer<typeof suggestionsView>;

export const benchCalls = {
  bench: get('activated', '/benches/{id}/{gameId}', { ability: lineupPolicy.see })
    .says('The lines, tactics and orders with which a team begins the next period; null: the game is not live')
    .takes(inGame)
    .answers(benchView.nullable()),
  saveBench: put('activated', '/benches/{id}/{gameId}', { ability: lineupPolicy.edit })
    .says('Set the bench for the rest of this game only; 412 when it was changed meanwhile')
    .takes({ ...inGame, ...board, version: wholeNumber(0, 1_000_000) })
    .answers(benchView.nullable()),
  suggestions: get('activated', '/benches/{id}/{gameId}/suggestions', { ability: lineupPolicy.see })
    .says(
      'The suggestions for a bench in the present intermission, and how often it may still ask; null: no play is left',
    )
    .takes(inGame)
    .answers(suggestionsView.nullable()),
  askSuggestions: post('activated', '/benches/{id}/{gameId}/suggestions', { ability: lineupPolicy.edit })
    .says('Have suggestions made from what the bench can see; 409 outside of an intermission, or after six in a game')
    .takes(inGame)
    .answers(suggestionsView.nullable()),
  hold: put('activated', '/benches/{id}/{gameId}/hold', { ability: lineupPolicy.edit })
    .says('Hold the next period for a bench, or drop the puck; 409 where the game does not wait')
    .takes({ ...inGame, isOn: z.boolean() })
    .nothing(),
};
