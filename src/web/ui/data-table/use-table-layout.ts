import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DataTableName, TableLayout } from '#domains/settings/constants.ts';
import { choiceKey, keepChoice, readChoice } from '#web/lib/device-choices.ts';
import { onForgetSession, useUser } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { layoutOf } from './arrange.ts';

/** Moves in quick succession are saved together. */
const SAVE_AFTER_MS = 250;

/** Layouts changed on this page, by user and table: shown while they are being saved, in all tables of that name. */
const arranged = new Map<string, TableLayout>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

onForgetSession(() => {
  for (const timer of timers.values()) clearTimeout(timer);
  arranged.clear();
});

function arrange(key: string, layout: TableLayout | null): void {
  if (layout) arranged.set(key, layout);
  else arranged.delete(key);
  for (const heard of listeners) heard();
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/**
 * Returns the column layout that the user has chosen for a table, and a function that changes it. Guests keep theirs on
 * the device.
 */
export function useTableLayout(name: DataTableName): [TableLayout, (layout: TableLayout) => void] {
  const user = useUser();
  const { mutate } = useChangeSettings();
  const setting = `table.${name}` as const;
  const key = choiceKey(setting, user?.id ?? 0);
  const now = useSyncExternalStore(
    subscribe,
    () => arranged.get(key),
    () => undefined,
  );
  const isGuest = user === null;
  const kept = user?.settings[setting];
  const stored = useMemo(() => layoutOf(isGuest ? parsed(readChoice(key)) : kept), [isGuest, key, kept]);
  const keep = useCallback(
    (layout: TableLayout) => {
      arrange(key, layout);
      if (isGuest) return keepChoice(key, JSON.stringify(layout));
      const save = () => mutate({ [setting]: layout }, { onError: () => arrange(key, null) });
      clearTimeout(timers.get(key));
      timers.set(key, setTimeout(save, SAVE_AFTER_MS));
    },
    [key, isGuest, mutate, setting],
  );
  return [now ?? stored, keep];
}

function parsed(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    // Not written by this game.
    return null;
  }
}
