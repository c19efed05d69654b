/** Toasts: short messages on what has just happened, gone after five seconds; or on a faceoff, until it. */
import { useSyncExternalStore } from 'react';
import { serverNow } from './time.ts';

export interface Alert {
  id: number;
  type: 'success' | 'error';
  msg: string;
  /** Undoes what has just been done. */
  undo?: () => void;
  /** A game to watch, and its faceoff if that is ahead. */
  game?: { id: number; faceoffAt?: string };
}

/** Product specification, section 9. */
export const ALERT_MS = 5000;

let alerts: readonly Alert[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Alert[]): void {
  alerts = next;
  for (const heard of listeners) heard();
}

/** Shows a toast, which disappears after `ALERT_MS`. */
export function alert(type: Alert['type'], msg: string, undo?: () => void): number {
  const id = nextId++;
  publish([...alerts, { id, type, msg, undo }]);
  setTimeout(() => dismissAlert(id), ALERT_MS);
  return id;
}

/**
 * Shows a toast that links to a game, in place of an earlier one on it; it counts down to a faceoff ahead and disappears
 * at it.
 */
export function alertGame(msg: string, game: NonNullable<Alert['game']>): void {
  const id = nextId++;
  const left = game.faceoffAt === undefined ? 0 : Date.parse(game.faceoffAt) - serverNow();
  publish([...alerts.filter((shown) => shown.game?.id !== game.id), { id, type: 'success', msg, game }]);
  setTimeout(() => dismissAlert(id), Math.max(ALERT_MS, left));
}

export function dismissAlert(id: number): void {
  if (alerts.some((shown) => shown.id === id)) publish(alerts.filter((shown) => shown.id !== id));
}

export function dismissAllAlerts(): void {
  publish([]);
}

export function currentAlerts(): readonly Alert[] {
  return alerts;
}

export function useAlerts(): readonly Alert[] {
  return useSyncExternalStore((heard) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  }, currentAlerts);
}
