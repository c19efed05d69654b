/**
 * What is to be asked of the provider of payments without anybody waiting for it, by web services, which alone know it: refunds that it has not
 * answered are asked for again, pay pages of accounts that are gone are closed, and what was paid there all the same is given back.
 */
import type { Logger } from 'pino';
import { closeAbandoned } from '#domains/purchase/store/orders.ts';
import { repeatRefunds } from '#domains/purchase/store/refunds.ts';
import type { Database } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';

const EVERY_MS = 60_000;

export interface PaymentErrands {
  /** Comes back when no provider is asked any more. */
  stop(): Promise<void>;
}

/** Looks once a minute; a look that takes longer is not overtaken by the next. */
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
