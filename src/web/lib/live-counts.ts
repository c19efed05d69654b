/** Reads the stream of unread counts while the tab is looked at, and comes back when the line drops. */
import type { LiveCounts } from '#domains/notifications/contract.ts';

type Told = Extract<LiveCounts, { kind: 'counts' }>;

/** The first try to come back waits so long, each further one twice as long as the one before, up to a minute. */
const RECONNECT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

export interface Following {
  open(signal: AbortSignal): Promise<AsyncIterable<LiveCounts>>;
  hear(told: Told): void;
  /**
   * The tab: whether it is looked at, and `watch` calls when that has changed; its answer stops it. `alone` does something while no
   * other tab of this browser does: a browser holds few lines to one server, and a game that is watched takes one, too.
   */
  tab: {
    isSeen(): boolean;
    watch(changed: () => void): () => void;
    alone(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  };
  /** Aborted when nobody wants to know any more. */
  signal: AbortSignal;
  /** Milliseconds before the first try to come back. */
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
      // The line was lost, or nobody looks any more; which of the two, the signals know.
    }
    stopWatching();
    if (signal.aborted) return;
    if (line.signal.aborted) continue;
    // Its place was given to another tab: else they would take the line from one another for ever.
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

/** Where a browser has no locks (it has them only on safe addresses), every tab has a line of its own. */
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
