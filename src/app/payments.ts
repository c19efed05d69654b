/** Opens the configured payment provider. Its client is loaded only if there is one. */
import type { Config } from '#app/config.ts';
import { serverKey } from '#domains/auth/store/server-keys.ts';
import type { Database } from '#platform/database/client.ts';
import type { LocalProvider } from '#platform/payment/local.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';

export interface Payments {
  /** null: nothing is sold for money. */
  provider: PaymentProvider | null;
  /** The same provider if it is the local one, whose pay page must be served. */
  local: LocalProvider | null;
}

export async function openPayments(
  { payments, operatorPort }: Pick<Config, 'payments' | 'operatorPort'>,
  db: Database,
): Promise<Payments> {
  if (payments?.kind === 'stripe') {
    const { stripeProvider } = await import('#platform/payment/stripe.ts');
    return { provider: stripeProvider(payments), local: null };
  }
  if (payments?.kind === 'local') {
    const { LocalProvider: Local } = await import('#platform/payment/local.ts');
    const secret = `whsec_${await serverKey(db, 'local-payments')}`;
    const local = new Local({ db, secret, pageUrl: `http://localhost:${operatorPort}` });
    return { provider: local, local };
  }
  return { provider: null, local: null };
}
