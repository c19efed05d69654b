/** Who sets what of a board that a manager and a coach share, and what of a save becomes a word to the other one. */
import type { BenchRole, BenchShare } from '#domains/lineups/constants.ts';
import { type Board, isSameBoard } from '#domains/lineups/rules/board.ts';

export interface MaySet {
  lines: boolean;
  /** And orders. */
  tactics: boolean;
}

/** What the manager leaves to the coach is the coach's alone; everything else is the manager's. */
export function maySet(role: BenchRole, share: BenchShare): MaySet {
  const coachs = { lines: share === 'both' || share === 'lines', tactics: share === 'both' || share === 'tactics' };
  return role === 'coach' ? coachs : { lines: !coachs.lines, tactics: !coachs.tactics };
}

/**
 * What of a board somebody may put in place of the one that stands.
 * @returns the board as it stands then, and the whole of what he wanted, as a suggestion, if some of it is not his to set
 */
export function divide(standing: Board, wanted: Board, may: MaySet): { board: Board; suggestion: Board | null } {
  const board: Board = {
    lineup: may.lines ? wanted.lineup : standing.lineup,
    tactics: may.tactics ? wanted.tactics : standing.tactics,
    orders: may.tactics ? wanted.orders : standing.orders,
  };
  return { board, suggestion: isSameBoard(board, wanted) ? null : wanted };
}
