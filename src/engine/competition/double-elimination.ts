/**
 * Double elimination: an entry that loses once plays on in the losers' bracket, one that loses twice is out. The winners'
 * bracket is fixed. In the losers' bracket, rounds among those who are left alternate with rounds against the latest losers,
 * who are added from the top and from the bottom in turn, so that rematches happen as late as possible.
 */
import { bracketPairings } from '#engine/competition/bracket.ts';
import { newPairing } from '#engine/competition/pairing.ts';
import type { DoubleEliminationSettings } from '#engine/competition/settings.ts';
import type { Pairing, Side } from '#engine/competition/state.ts';

const winnerOf = ({ number }: Pairing): Side => ({ kind: 'winner-of', pairing: number });
const loserOf = ({ number }: Pairing): Side => ({ kind: 'loser-of', pairing: number });

/**
 * Returns all pairings.
 * @param sides of the first round, from the top down; a power of two, at least two
 */
export function doubleEliminationPairings(
  sides: readonly Side[],
  { pairings: format, final, resetFinal }: Pick<DoubleEliminationSettings, 'pairings' | 'final' | 'resetFinal'>,
): Pairing[] {
  const winners = bracketPairings(sides, { rounds: [format], playedPlaces: 2 }).map((pairing) => ({
    ...pairing,
    places: null,
  }));
  const all: Pairing[] = [...winners];
  let left = winners.filter(({ round }) => round === 1).map(loserOf);
  // Places from the last up to those of the next entries to lose twice.
  let places = sides.length;
  const addRound = (pairs: readonly (readonly [Side, Side])[]) => {
    places -= pairs.length;
    const round = 1 + Math.max(...pairs.flat().map((side) => roundBefore(side, all)));
    const added = pairs.map((pair, index) =>
      newPairing({
        number: all.length + index + 1,
        round,
        sides: pair,
        format,
        places: { winner: 1, loser: places + 1 },
      }),
    );
    all.push(...added);
    left = added.map(winnerOf);
  };
  const rounds = Math.log2(sides.length);
  for (let round = 2; round <= rounds; round++) {
    addRound(neighbors(left));
    const dropped = winners.filter((pairing) => pairing.round === round).map(loserOf);
    if (round % 2 === 0) dropped.reverse();
    addRound(dropped.map((side, index) => [side, left[index] as Side] as const));
  }
  const [champion] = winners.slice(-1).map(winnerOf);
  addRound([[champion as Side, left[0] as Side]]);
  const first = { ...(all.pop() as Pairing), format: final, places: { winner: 1, loser: 2 } };
  all.push(first);
  if (resetFinal) {
    const { number, round } = first;
    all.push({
      ...newPairing({ number: number + 1, round: round + 1, sides: [winnerOf(first), loserOf(first)], format: final }),
      places: { winner: 1, loser: 2 },
      onlyIfUpset: number,
    });
  }
  return all;
}

function neighbors(sides: readonly Side[]): [Side, Side][] {
  return Array.from({ length: sides.length / 2 }, (_, index) => [
    sides[index * 2] as Side,
    sides[index * 2 + 1] as Side,
  ]);
}

function roundBefore(side: Side, pairings: readonly Pairing[]): number {
  return 'pairing' in side ? (pairings[side.pairing - 1]?.round ?? 0) : 0;
}
