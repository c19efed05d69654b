/** Keeps partners together where that costs next to nothing, as a coach does with lines of about equal strength. */
import type { PlayerId } from '#engine/ids.ts';
import { familiarity, type Partnership } from '#engine/lineup/chemistry.ts';
import { ABOUT_EQUAL, CHEMISTRY, LINE_SHARES, PAIR_SHARES } from '#engine/lineup/constants.ts';

/** Skaters by index, in the places of a position from the first line or pair down. */
export type Column = number[];

interface Lines {
  /** The positions of the lines or pairs: three of forwards, two of defensemen. */
  columns: readonly Column[];
  /** Worth of a skater in a column, in points of strength. */
  value(skater: number, column: number): number;
}

interface Everybody {
  forwards: Lines;
  defense: Lines;
  /** Skaters who do not dress. */
  bench: Column;
  /** Player ids by index of the skater. */
  ids: readonly PlayerId[];
}

/** Swaps that gain less than this are not worth another round; with this many rounds any real lineup has settled. */
const MIN_GAIN = 1e-6;
const MAX_ROUNDS = 8;

/**
 * Moves players of one position between lines, or swaps them with the bench, while the team gains: better chemistry against the
 * ice time that the better player loses. A player only takes a place whose original occupant is within ABOUT_EQUAL of his
 * strength there. Changes the columns and the bench in place; does nothing without partnerships.
 *
 * @param everybody columns sorted by value, best first.
 */
export function keepPartners(everybody: Everybody, partnerships: readonly Partnership[]): void {
  if (partnerships.length === 0) return;
  const bonds = new Bonds(everybody.ids, partnerships);
  keepTogether(everybody.forwards, LINE_SHARES, everybody.bench, bonds);
  keepTogether(everybody.defense, PAIR_SHARES, everybody.bench, bonds);
}

/** How well any two skaters know each other, 0 to 1. */
class Bonds {
  private readonly between: Float64Array;
  private readonly size: number;

  constructor(ids: readonly PlayerId[], partnerships: readonly Partnership[]) {
    this.size = ids.length;
    this.between = new Float64Array(ids.length * ids.length);
    const places = new Map(ids.map((id, place) => [id, place]));
    for (const [one, other, games] of partnerships) {
      const [here, there] = [places.get(one), places.get(other)];
      if (here === undefined || there === undefined) continue;
      const known = familiarity(games);
      this.between[here * this.size + there] = known;
      this.between[there * this.size + here] = known;
    }
  }

  /** Returns the skater's bonds with the others of a line, added up; `column` is his own. */
  withLine(skater: number, columns: readonly Column[], column: number, line: number): number {
    let sum = 0;
    for (let other = 0; other < columns.length; other++) {
      const mate = columns[other]?.[line];
      if (other !== column && mate !== undefined) sum += this.between[skater * this.size + mate] ?? 0;
    }
    return sum;
  }
}

function keepTogether(lines: Lines, shares: readonly number[], bench: Column, bonds: Bonds): void {
  const { columns, value } = lines;
  const expected = columns.map((column, at) => column.map((skater) => value(skater, at)));
  const size = columns.length;
  const pairs = (size * (size - 1)) / 2;
  /** Returns the line's gain from playing `newcomer` instead of `skater`, in points of its mean strength; −∞ where he does not belong. */
  const gain = (at: number, line: number, skater: number, newcomer: number) => {
    const own = value(newcomer, at);
    if (Math.abs(own - (expected[at]?.[line] ?? 0)) > ABOUT_EQUAL) return Number.NEGATIVE_INFINITY;
    const known = bonds.withLine(newcomer, columns, at, line) - bonds.withLine(skater, columns, at, line);
    return (shares[line] ?? 0) * ((CHEMISTRY.span * known) / pairs + (own - value(skater, at)) / size);
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let moved = false;
    columns.forEach((column, at) => {
      for (let line = 0; line < column.length; line++) {
        for (let other = line + 1; other < column.length; other++) {
          const [here, there] = [column[line]!, column[other]!];
          if (gain(at, line, here, there) + gain(at, other, there, here) <= MIN_GAIN) continue;
          [column[line], column[other]] = [there, here];
          moved = true;
        }
        for (let seat = 0; seat < bench.length; seat++) {
          const [here, waiting] = [column[line]!, bench[seat]!];
          if (gain(at, line, here, waiting) <= MIN_GAIN) continue;
          [column[line], bench[seat]] = [waiting, here];
          moved = true;
        }
      }
    });
    if (!moved) return;
  }
}
