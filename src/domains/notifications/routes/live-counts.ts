/**
 * Live streams of unread counts. One listener per process receives the ids of notified users and wakes their streams;
 * each counts again and sends the counts if they changed. A stream has no state beyond the tables, so a client that
 * reconnects gets the counts at once.
 */
import { puckBalances } from '#domains/finances/store/ledger.ts';
import type { LiveCounts } from '#domains/notifications/contract.ts';
import { countUnread, type NotificationCounts } from '#domains/notifications/store.ts';
import { sumOf } from '#domains/puck/rules.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';

/** Interval at which a stream counts without being woken, since events are lost while the listener is disconnected. */
const RECOUNT_MS = 60_000;
/** Minimum interval between two counts, so that a busy night sends only one. */
const PAUSE_MS = 1_000;

export interface CountsOptions {
  db: Database;
  realtime: Realtime;
  onError(error: unknown): void;
  recountMs?: number;
}

export class CountStreams {
  private readonly options: CountsOptions;
  private readonly byUser = new Map<UserId, Set<() => void>>();

  constructor(options: CountsOptions) {
    this.options = options;
    options.realtime.subscribe('notified', ({ userIds }) => {
      for (const userId of userIds) for (const wake of this.byUser.get(userId) ?? []) wake();
    });
  }

  /** Yields the counts of a user: now, and whenever they change, until `signal` is aborted. */
  async *watch(userId: UserId, signal: AbortSignal): AsyncGenerator<LiveCounts, void> {
    const bell = new Bell(signal);
    const wakers = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, wakers);
    wakers.add(bell.ring);
    try {
      let last = '';
      while (!signal.aborted) {
        bell.reset();
        const news = await this.count(userId);
        const said = JSON.stringify(news);
        if (news && said !== last) {
          last = said;
          yield { kind: 'counts', ...news };
        }
        await pause(PAUSE_MS, signal);
        await bell.rung(this.options.recountMs ?? RECOUNT_MS);
      }
    } finally {
      wakers.delete(bell.ring);
      if (wakers.size === 0 && this.byUser.get(userId) === wakers) this.byUser.delete(userId);
    }
  }

  /** null: the count failed; the next one will tell. */
  private async count(userId: UserId): Promise<{ counts: NotificationCounts; pucks: number } | null> {
    try {
      const { db } = this.options;
      const counts = await countUnread(db, userId);
      return { counts, pucks: sumOf(await puckBalances(db, `user:${userId}`)) };
    } catch (error) {
      this.options.onError(error);
      return null;
    }
  }
}

/** Wakes a waiting stream, and remembers a ring until the stream waits for it. */
class Bell {
  private readonly signal: AbortSignal;
  private isRung = false;
  private wake: (() => void) | null = null;

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  readonly ring = () => {
    this.isRung = true;
    this.wake?.();
  };

  reset(): void {
    this.isRung = false;
  }

  /** Resolves once rung, after `ms`, or when the stream ends. */
  async rung(ms: number): Promise<void> {
    if (this.isRung) return;
    const rung = new AbortController();
    this.wake = () => rung.abort();
    await pause(ms, AbortSignal.any([this.signal, rung.signal]));
    this.wake = null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

const streams = new WeakMap<Realtime, CountStreams>();

/** Returns the streams of this process, created at the first call. */
export function countStreams(options: CountsOptions): CountStreams {
  const open = streams.get(options.realtime) ?? new CountStreams(options);
  streams.set(options.realtime, open);
  return open;
}
