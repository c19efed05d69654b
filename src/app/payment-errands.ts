/**
 * Background requests to the payment provider, made by web services since only they have its client: repeats unanswered
 * refunds, closes pay pages of deleted accounts, and refunds late payments on them.
 */
import type { Logger } from 'pino';
import { closeAbandoned } from '#domains/purchase/store/orders.ts';
import { repeatRefunds } from '#domains/purchase/store/refunds.ts';
import type { Database } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';

const EVERY_MS = 60_000;

export interface PaymentErrands {
  /** Resolves once no more requests are made. */
  stop(): Promise<void>;
}

/** Runs once a minute; a slow run is not overtaken by the next. */
export function keepRunningErrands({
  db,
  payments,
  log,
}: {
  db: Database;
  payments: PaymentProvider;
  log: Logger;
}): PaymentErrands {
  let running: Promise<void> | null = null;
  async function look(): Promise<void> {
    try {
      const errand = { payments, log, now: new Date() };
      const closed = await closeAbandoned(db, errand);
      const refunds = await repeatRefunds(db, errand);
      if (closed + refunds > 0) log.info({ closed, refunds }, 'asked the payment provider for what nobody waits for');
    } catch (error) {
      log.warn({ err: error }, 'the payment provider was not asked');
    }
    running = null;
  }
  const timer = setInterval(() => {
    running ??= look();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
