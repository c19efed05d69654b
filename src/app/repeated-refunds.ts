/** Refunds that the provider of payments has not answered are asked for again: by web services, which alone know it. */
import type { Logger } from 'pino';
import { repeatRefunds } from '#domains/purchase/store/refunds.ts';
import type { Database } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';

const EVERY_MS = 60_000;

export interface RepeatedRefunds {
  /** Comes back when no provider is asked any more. */
  stop(): Promise<void>;
}

/** Looks once a minute; a look that takes longer is not overtaken by the next. */
export function keepRepeatingRefunds({
  db,
  payments,
  log,
}: {
  db: Database;
  payments: PaymentProvider;
  log: Logger;
}): RepeatedRefunds {
  let running: Promise<void> | null = null;
  async function look(): Promise<void> {
    try {
      const refunds = await repeatRefunds(db, { payments, log, now: new Date() });
      if (refunds > 0) log.info({ refunds }, 'asked the payment provider again for refunds');
    } catch (error) {
      log.warn({ err: error }, 'refunds were not asked for again');
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
