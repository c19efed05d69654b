/** The board while it is edited: the manager's unsaved changes, with undo. */
import { useCallback, useMemo, useState } from 'react';
import type { LineupView, TeamOrder } from '#domains/lineups/contract.ts';
import { type Board, isSameBoard } from '#domains/lineups/rules/board.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';

/** Changes that can be undone, one by one. */
const MAX_STEPS = 50;

export interface LineupDraft extends Board {
  /** The edited version, which a save sends along. */
  version: number;
  isDirty: boolean;
  setLineup: (lineup: Lineup) => void;
  setTactics: (tactics: Tactics) => void;
  setOrders: (orders: TeamOrder[]) => void;
  /** Replaces the board, or a part of it, e.g. with a template. */
  load: (part: Partial<Board>) => void;
  /** Undoes the last change; null if there is none. */
  undo: (() => void) | null;
  /** Discards the changes: back to the saved board. */
  revert: () => void;
}

interface Changes {
  board: Board;
  version: number;
  /** The boards before each change, oldest first. */
  past: readonly Board[];
}

/** @param view as saved; a newer one replaces the board as long as it has no changes. */
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
