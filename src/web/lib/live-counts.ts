/** Reads the stream of unread counts while the tab is looked at, and comes back when the line drops. */
import type { LiveCounts } from '#domains/notifications/contract.ts';

export type Counts = Extract<LiveCounts, { kind: 'counts' }>['counts'];

/** The first try to come back waits so long, each further one twice as long as the one before, up to a minute. */
const RECONNECT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

export interface Following {
  open(signal: AbortSignal): Promise<AsyncIterable<LiveCounts>>;
  hear(counts: Counts): void;
  /** The tab: whether it is looked at, and `watch` calls when that has changed; its answer stops it. */
  tab: { isSeen(): boolean; watch(changed: () => void): () => void };
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
      for await (const message of await open(AbortSignal.any([signal, line.signal]))) {
        waits = reconnectMs;
        if (message.kind === 'counts') hear(message.counts);
        else isElsewhere = true;
      }
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
