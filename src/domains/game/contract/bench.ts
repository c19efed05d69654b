/** The bench of a team in its live game: what it begins the next period with. */
import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { lineup, tactics, teamOrders } from '#domains/lineups/contract.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { get, put } from '#platform/calls/call.ts';

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

export const benchCalls = {
  bench: get('activated', '/benches/{id}/{gameId}', { ability: lineupPolicy.see })
    .says('The lines, tactics and orders with which a team begins the next period; null: the game is not live')
    .takes(inGame)
    .answers(benchView.nullable()),
  saveBench: put('activated', '/benches/{id}/{gameId}', { ability: lineupPolicy.edit })
    .says('Set the bench for the rest of this game only; 412 when it was changed meanwhile')
    .takes({ ...inGame, ...board, version: wholeNumber(0, 1_000_000) })
    .answers(benchView.nullable()),
  hold: put('activated', '/benches/{id}/{gameId}/hold', { ability: lineupPolicy.edit })
    .says('Hold the next period for a bench, or drop the puck; 409 where the game does not wait')
    .takes({ ...inGame, isOn: z.boolean() })
    .nothing(),
};
