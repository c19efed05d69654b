/** The board while it is being edited: what the manager has changed and not yet saved, with a way back. */
import { useCallback, useMemo, useState } from 'react';
import type { LineupView, TeamOrder } from '#domains/lineups/contract.ts';
import { type Board, isSameBoard } from '#domains/lineups/rules/board.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';

/** Changes that can be taken back, one by one. */
const MAX_STEPS = 50;

export interface LineupDraft extends Board {
  /** The version that was edited; a save sends it along. */
  version: number;
  isDirty: boolean;
  setLineup: (lineup: Lineup) => void;
  setTactics: (tactics: Tactics) => void;
  setOrders: (orders: TeamOrder[]) => void;
  /** Puts a whole board, or a part of it, in place of what is there, e.g. a template. */
  load: (part: Partial<Board>) => void;
  /** Takes the last change back; null when there is none. */
  undo: (() => void) | null;
  /** Forgets the changes: back to what is stored. */
  revert: () => void;
}

interface Changes {
  board: Board;
  version: number;
  /** The boards before each change, the oldest first. */
  past: readonly Board[];
}

/** @param view as stored; a newer one replaces the board while nothing has been changed on it. */
export function useLineupDraft(view: LineupView): LineupDraft {
  const [changes, setChanges] = useState<Changes | null>(null);
  const board = changes?.board ?? view;
  const isDirty = useMemo(() => changes !== null && !isSameBoard(changes.board, view), [changes, view]);
  const load = useCallback(
    (part: Partial<Board>) =>
      setChanges((before) => {
        const { lineup, tactics, orders } = before?.board ?? view;
        const current: Board = { lineup, tactics, orders };
        const past = [...(before?.past ?? []), current].slice(-MAX_STEPS);
        return { board: { ...current, ...part }, version: before?.version ?? view.version, past };
      }),
    [view],
  );
  const undo = useCallback(
    () =>
      setChanges((before) => {
        const last = before?.past.at(-1);
        return before && last ? { ...before, board: last, past: before.past.slice(0, -1) } : null;
      }),
    [],
  );
  return {
    lineup: board.lineup,
    tactics: board.tactics,
    orders: board.orders,
    version: changes?.version ?? view.version,
    isDirty,
    setLineup: useCallback((lineup) => load({ lineup }), [load]),
    setTactics: useCallback((tactics) => load({ tactics }), [load]),
    setOrders: useCallback((orders) => load({ orders }), [load]),
    load,
    undo: changes && changes.past.length > 0 ? undo : null,
    revert: useCallback(() => setChanges(null), []),
  };
}
