/** The task that Joe points at: only after "Show me", and only for this visit. */
import { useSyncExternalStore } from 'react';
import type { RookieTask } from '#domains/rookie/constants.ts';

let pointed: RookieTask | null = null;
const listeners = new Set<() => void>();

/** Makes Joe point at a task wherever it is done. */
export function pointAt(task: RookieTask): void {
  pointed = task;
  for (const listener of listeners) listener();
}

/** Returns the task that was asked for; null: none. */
export function usePointed(): RookieTask | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pointed,
  );
}
