/**
 * Double elimination: an entry that loses once plays on in the losers' bracket, one that loses twice is out. The winners'
 * bracket is fixed. In the losers' bracket, rounds among those who are left alternate with rounds against the latest losers,
 * who are moved so far from where they came that rematches are as rare and as late as possible.
 */
import { bracketPairings } from '#engine/competition/bracket.ts';
import { newPairing } from '#engine/competition/pairing.ts';
import type { DoubleEliminationSettings } from '#engine/competition/settings.ts';
import type { Pairing, Side } from '#engine/competition/state.ts';

const winnerOf = ({ number }: Pairing): Side => ({ kind: 'winner-of', pairing: number });
const loserOf = ({ number }: Pairing): Side => ({ kind: 'loser-of', pairing: number });

/**
 * Where the losers of each winners' round, from the second on, enter the losers' bracket, by the number of sides: the loser of
 * pairing `i` of the round meets the side `i ^ route` that is left. Of all routes of this form these give the fewest expected
 * rematches before the final between equal teams: .70 to .75 for 16 to 128 sides, where turning every other round around gives 1.1 for
 * 32 and 3.4 for 128.
 */
const ROUTES: Readonly<Record<number, readonly number[]>> = {
  8: [1, 0],
  16: [3, 0, 0],
  32: [2, 2, 0, 0],
  64: [8, 6, 1, 1, 0],
  128: [4, 15, 4, 1, 1, 0],
};

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
    const route = ROUTES[sides.length]?.[round - 2] ?? 0;
    addRound(left.map((side, index) => [dropped[index ^ route] as Side, side] as const));
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
