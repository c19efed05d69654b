/** Permissions on a board that a manager and a coach share, and which part of a save becomes a suggestion to the other one. */
import type { BenchRole, BenchShare } from '#domains/lineups/constants.ts';
import { type Board, isSameBoard } from '#domains/lineups/rules/board.ts';

export interface MaySet {
  lines: boolean;
  /** Including orders. */
  tactics: boolean;
}

/** Returns what the role may set: what the manager leaves to the coach is the coach's alone; everything else is the manager's. */
export function maySet(role: BenchRole, share: BenchShare): MaySet {
  const coachs = { lines: share === 'both' || share === 'lines', tactics: share === 'both' || share === 'tactics' };
  return role === 'coach' ? coachs : { lines: !coachs.lines, tactics: !coachs.tactics };
}

/**
 * Splits a wanted board by what its author may set.
 * @returns the board with the permitted changes, and the whole wanted board as a suggestion if some of it is not
 *   permitted
 */
export function divide(standing: Board, wanted: Board, may: MaySet): { board: Board; suggestion: Board | null } {
  const board: Board = {
    lineup: may.lines ? wanted.lineup : standing.lineup,
    tactics: may.tactics ? wanted.tactics : standing.tactics,
    orders: may.tactics ? wanted.orders : standing.orders,
  };
  return { board, suggestion: isSameBoard(board, wanted) ? null : wanted };
}
