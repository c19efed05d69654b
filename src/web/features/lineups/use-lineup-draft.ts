/** The lineup on the board: what the manager has changed and not yet saved. */
import { useCallback, useMemo, useState } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';

export interface LineupDraft {
  lineup: Lineup;
  tactics: Tactics;
  /** The version that was edited; a save sends it along. */
  version: number;
  isDirty: boolean;
  setLineup: (lineup: Lineup) => void;
  setTactics: (tactics: Tactics) => void;
  /** Puts both on the board, e.g. a stored lineup. */
  load: (board: { lineup: Lineup; tactics: Tactics }) => void;
  /** Forgets the changes: back to what is stored. */
  revert: () => void;
}

interface Changes {
  lineup: Lineup;
  tactics: Tactics;
  version: number;
}

/** @param view as stored; a newer one replaces the board while nothing has been changed on it. */
export function useLineupDraft(view: LineupView): LineupDraft {
  const [changes, setChanges] = useState<Changes | null>(null);
  const board = changes ?? view;
  const isDirty = useMemo(() => changes !== null && !isSameBoard(changes, view), [changes, view]);
  const change = useCallback(
    (part: Partial<Pick<Changes, 'lineup' | 'tactics'>>) =>
      setChanges((before) => {
        const { lineup, tactics, version } = before ?? view;
        return { lineup, tactics, version, ...part };
      }),
    [view],
  );
  return {
    lineup: board.lineup,
    tactics: board.tactics,
    version: board.version,
    isDirty,
    setLineup: useCallback((lineup) => change({ lineup }), [change]),
    setTactics: useCallback((tactics) => change({ tactics }), [change]),
    load: useCallback(({ lineup, tactics }) => change({ lineup, tactics }), [change]),
    revert: useCallback(() => setChanges(null), []),
  };
}

interface Board {
  lineup: Lineup;
  tactics: Tactics;
}

export function isSameBoard(one: Board, other: Board): boolean {
  return differences(one.lineup, other.lineup).length === 0 && isSameTactics(one.tactics, other.tactics);
}

export function isSameTactics(one: Tactics, other: Tactics): boolean {
  const names = Object.keys(one) as (keyof Tactics)[]; // keys of a Tactics are its settings
  return names.every((name) => one[name] === other[name]);
}
