/** The stream of unread counts: read while the tab is visible, and reopened if the connection drops. */
import type { LiveCounts } from '#domains/notifications/contract.ts';

type Told = Extract<LiveCounts, { kind: 'counts' }>;

/** The wait before the first attempt to reconnect; each further wait is twice as long, up to a minute. */
const RECONNECT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

export interface Following {
  open(signal: AbortSignal): Promise<AsyncIterable<LiveCounts>>;
  hear(told: Told): void;
  /**
   * The tab: whether it is visible, and `watch`, which calls back when that changes and returns a function that stops
   * it. `alone` runs its work while no other tab of this browser does: a browser opens few connections to one server,
   * and a live game takes one, too.
   */
  tab: {
    isSeen(): boolean;
    watch(changed: () => void): () => void;
    alone(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  };
  /** Aborted when the counts are no longer needed. */
  signal: AbortSignal;
  /** Milliseconds before the first attempt to reconnect. */
  reconnectMs?: number;
}

export async function followCounts({ open, hear, tab, signal, reconnectMs = RECONNECT_MS }: Following): Promise<void> {
  let waits = reconnectMs;
  while (!signal.aborted) {
    await until(tab, () => tab.isSeen(), signal);
    if (signal.aborted) return;
    const line = new AbortController();
    const stopWatching = tab.watch(() => {
      if (!tab.isSeen()) line.abort();
    });
    let isElsewhere = false;
    try {
      const either = AbortSignal.any([signal, line.signal]);
      await tab.alone(async () => {
        for await (const message of await open(either)) {
          waits = reconnectMs;
          if (message.kind === 'counts') hear(message);
          else isElsewhere = true;
        }
      }, either);
    } catch {
      // The connection was lost, or the tab is no longer visible; the signals tell which.
    }
    stopWatching();
    if (signal.aborted) return;
    if (line.signal.aborted) continue;
    // Another tab has its place: otherwise they would take the connection from each other forever.
    if (isElsewhere) await until(tab, () => !tab.isSeen(), signal);
    else {
      await pause(waits, signal);
      waits = Math.min(MAX_WAIT_MS, waits * 2);
    }
  }
}

export function isTabSeen(): boolean {
  return document.visibilityState === 'visible';
}

export function watchTab(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Runs the work in one tab at a time. In a browser without locks (they need a secure address), every tab has its own
 * connection.
 */
export async function aloneInBrowser(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('live-counts', { signal }, work);
}

function until(tab: Following['tab'], isSo: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      if (!isSo() && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    stop = tab.watch(look);
    signal.addEventListener('abort', look);
    look();
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
