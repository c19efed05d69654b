/** What a suggested change makes of a board. */
import type { BenchMove } from '#domains/game/contract/bench.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import { placeOf, putPlayer } from '#domains/lineups/rules/moves.ts';
import { ordersLeft } from '#domains/lineups/rules/orders.ts';
import { copyLineup, DRESSED_PLACES } from '#engine/lineup/places.ts';

/** Returns the board with the change; parts that it does not concern are the same objects. */
export function applied(board: Board, move: BenchMove): Board {
  const { lineup } = board;
  switch (move.kind) {
    case 'units':
      return { ...board, lineup: withUnitsSwapped(lineup, move) };
    case 'players': {
      const place = placeOf(lineup, move.other, 'dressed');
      const isDressed = placeOf(lineup, move.one, 'dressed') !== undefined;
      return place && isDressed ? { ...board, lineup: putPlayer(lineup, move.one, place.name) } : board;
    }
    case 'goalie':
      return { ...board, lineup: putPlayer(lineup, move.playerId, 'goalies.SG') };
    case 'tactics':
      return { ...board, tactics: move.tactics };
    case 'order':
      return ordersLeft(board.orders) > 0 ? { ...board, orders: [...board.orders, move.order] } : board;
  }
}

function withUnitsSwapped(lineup: Board['lineup'], { group, one, other }: Extract<BenchMove, { kind: 'units' }>) {
  const changed = copyLineup(lineup);
  const placesOf = (unit: number) => DRESSED_PLACES.filter(({ name }) => name.startsWith(`${group}.${unit}.`));
  const there = placesOf(other);
  for (const [index, here] of placesOf(one).entries()) {
    const twin = there[index];
    if (!twin) continue;
    here.write(changed, twin.read(lineup));
    twin.write(changed, here.read(lineup));
  }
  return changed;
}
