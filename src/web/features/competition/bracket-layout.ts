/**
 * The place of each pairing in the drawing of a bracket, no matter its shape: trees, rounds from left to right, rows
 * from the top down.
 */
import type { Occupant, Pairing, Side } from '#engine/competition/state.ts';

export type DrawnPairing = Pick<Pairing, 'number' | 'round' | 'sides' | 'teams' | 'places' | 'onlyIfUpset'> & {
  /** null: not decided. */
  winner: Occupant;
};

export interface BracketNode<P> {
  pairing: P;
  /** The rows of the tree that it is centered on; `first` counts from 0. */
  first: number;
  span: number;
  /** From its middle down to the middle of the next pairing, in rows; null: it leads nowhere in this tree. */
  drop: number | null;
  /** A line comes in from the round before. */
  isFed: boolean;
}

export interface BracketTree<P> {
  kind: 'main' | 'winners' | 'losers' | 'placement';
  /** The best place at stake. */
  best: number;
  rows: number;
  rounds: readonly (readonly BracketNode<P>[])[];
}

/**
 * Returns the trees of a knockout or double elimination: for first place, for the losers, then for third and lower
 * places. Byes keep their rows and are not drawn; neither is a second final that the first has made unnecessary.
 */
export function layOutBracket<P extends DrawnPairing>(pairings: readonly P[]): BracketTree<P>[] {
  const inOrder = pairings.filter((pairing) => isNeeded(pairing, pairings)).sort((a, b) => a.number - b.number);
  const trees = new Map<string, P[]>();
  const treeOf = new Map<number, string>();
  for (const pairing of inOrder) {
    const key = keyOf(pairing, treeOf);
    treeOf.set(pairing.number, key);
    trees.set(key, [...(trees.get(key) ?? []), pairing]);
  }
  // Only if a loss is not the end is it open which place a first round decides.
  const isDouble = inOrder.some(({ places }) => places === null);
  return [...trees]
    .map(([key, ofTree]): BracketTree<P> => {
      const best = ofTree[0]?.places?.winner ?? 1;
      const kind = key === 'main' ? (isDouble ? 'winners' : 'main') : key === 'losers' ? 'losers' : 'placement';
      return { kind, best, ...layOutTree(ofTree) };
    })
    .sort((one, other) => one.best - other.best || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

const ORDER = ['main', 'winners', 'losers', 'placement'];

function isNeeded({ onlyIfUpset }: DrawnPairing, pairings: readonly DrawnPairing[]): boolean {
  const before = pairings.find(({ number }) => number === onlyIfUpset);
  return !before || before.winner === null || before.winner !== before.teams[0];
}

/** Returns the tree of a pairing: that of its first side; losers of games for first place continue in a tree of their own. */
function keyOf({ places, sides: [first] }: DrawnPairing, treeOf: ReadonlyMap<number, string>): string {
  if (places && places.winner > 1) return `places from ${places.winner}`;
  if (!('pairing' in first)) return 'main';
  return first.kind === 'loser-of' ? 'losers' : (treeOf.get(first.pairing) ?? 'main');
}

function layOutTree<P extends DrawnPairing>(pairings: readonly P[]): Pick<BracketTree<P>, 'rows' | 'rounds'> {
  const byNumber = new Map(pairings.map((pairing) => [pairing.number, pairing]));
  const feeders = new Map(pairings.map((pairing) => [pairing.number, feedersOf(pairing, pairings)]));
  const leadsTo = new Map<number, number>();
  for (const [number, into] of feeders) for (const feeder of into) leadsTo.set(feeder, number);
  const at = new Map<number, { first: number; span: number }>();
  let rows = 0;
  const place = (number: number): void => {
    const first = rows;
    for (const feeder of feeders.get(number) ?? []) if (!at.has(feeder)) place(feeder);
    if (rows === first) rows++;
    at.set(number, { first, span: rows - first });
  };
  for (const { number } of pairings) if (!leadsTo.has(number)) place(number);
  const middle = (number: number) => {
    const { first, span } = at.get(number) ?? { first: 0, span: 1 };
    return first + span / 2;
  };
  const isDrawn = (number: number) => !byNumber.get(number)?.teams.includes('bye');
  const nodes = pairings.flatMap((pairing): BracketNode<P>[] => {
    const { number } = pairing;
    const own = at.get(number);
    if (!own || !isDrawn(number)) return [];
    const next = leadsTo.get(number);
    const isFed = (feeders.get(number) ?? []).some(isDrawn);
    return [{ pairing, ...own, drop: next === undefined ? null : middle(next) - middle(number), isFed }];
  });
  const rounds = [...new Set(nodes.map(({ pairing }) => pairing.round))].sort((one, other) => one - other);
  const inRound = (round: number) => nodes.filter(({ pairing }) => pairing.round === round);
  return { rows, rounds: rounds.map((round) => inRound(round).sort((one, other) => one.first - other.first)) };
}

/**
 * Returns the pairings of the same tree that its sides come from, top side first; in a re-seeded round, the last ones
 * its entries have won.
 */
function feedersOf(pairing: DrawnPairing, ofTree: readonly DrawnPairing[]): number[] {
  const before = ofTree.filter(({ number, round }) => number < pairing.number && round < pairing.round);
  const feeder = (side: Side): number | undefined => {
    if (side.kind === 'bye') return undefined;
    if ('pairing' in side) return before.find(({ number }) => number === side.pairing)?.number;
    return before.findLast(({ teams }) => teams.includes(side.entry))?.number;
  };
  return [...new Set(pairing.sides.flatMap((side) => feeder(side) ?? []))];
}

type RoundName =
  | { name: 'final' | 'semifinals' | 'quarterfinals' | 'winners-final' | 'losers-final' | 'second-final' }
  | { name: 'round-of'; teams: number }
  | { name: 'winners-round' | 'losers-round'; round: number }
  | { name: 'places'; from: number; to: number };

/** Returns the name of a round of a tree. @param index of the round, from 0 */
export function roundNameOf<P extends DrawnPairing>(
  { kind, best, rows, rounds }: BracketTree<P>,
  index: number,
): RoundName {
  const round = rounds[index] ?? [];
  const left = rounds.length - 1 - index;
  if (round[0]?.pairing.onlyIfUpset !== undefined) return { name: 'second-final' };
  if (kind === 'losers') return left === 0 ? { name: 'losers-final' } : { name: 'losers-round', round: index + 1 };
  if (kind === 'winners') {
    if (round[0]?.pairing.places) return { name: 'final' };
    const isLast = rounds[index + 1]?.[0]?.pairing.places !== null;
    return isLast ? { name: 'winners-final' } : { name: 'winners-round', round: index + 1 };
  }
  // Each pairing covers one row per place in the bracket, byes included.
  const pairs = Math.round(rows / (round[0]?.span ?? 1));
  if (kind === 'placement') return { name: 'places', from: best, to: best + 2 * pairs - 1 };
  if (pairs === 1) return { name: 'final' };
  if (pairs === 2) return { name: 'semifinals' };
  return pairs === 4 ? { name: 'quarterfinals' } : { name: 'round-of', teams: 2 * pairs };
}
