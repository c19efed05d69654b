/** Renews cached records after a step of the world, before the next reader asks for them. */

import type { Logger } from 'pino';
import { renewRecords } from '#domains/world/views/records.ts';
import { findWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';

export interface Renewal {
  /** Resolves once no more renewals run. */
  stop(): Promise<void>;
}

/**
 * Renews records with the world. Begins at once, so that the first reader after a start does not wait either. However
 * fast the world moves, only one renewal runs at a time.
 */
export function renewWithWorld({ db, realtime, log }: { db: Database; realtime: Realtime; log: Logger }): Renewal {
  let isStopped = false;
  let hasMoved = true;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (hasMoved && !isStopped) {
      hasMoved = false;
      try {
        const row = await findWorld(db);
        if (row) await renewRecords(db, row);
      } catch (error) {
        // The next reader loads them instead.
        if (!isStopped) log.warn({ err: error }, 'records were not renewed');
      }
    }
    running = null;
  }
  const unsubscribe = realtime.subscribe('world', () => {
    hasMoved = true;
    running ??= run();
  });
  running = run();
  return {
    async stop() {
      isStopped = true;
      unsubscribe();
      await running;
    },
  };
}
