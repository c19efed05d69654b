/** Who has changes on a screen that are not saved yet: nothing reloads the page without asking while somebody has. */
import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that there are changes, until the answer is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  tell();
  return () => {
    if (holders.delete(holder)) tell();
  };
}

export function hasUnsaved(): boolean {
  return holders.size > 0;
}

/** A part of a screen has changes that are not saved, or not any more. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
}

/** Whether any part of the page has. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribe, hasUnsaved);
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

function tell(): void {
  for (const heard of listeners) heard();
}
