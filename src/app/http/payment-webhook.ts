/** Receives the webhooks of the payment provider. Signatures cover the raw bytes of the body, which are kept. */
import type { FastifyInstance } from 'fastify';
import { receiveEvent } from '#domains/purchase/store/events.ts';
import type { Database } from '#platform/database/client.ts';
import {
  ForgedWebhook,
  type PaymentProvider,
  SIGNATURE_HEADER,
  UnreadableWebhook,
} from '#platform/payment/provider.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

/** Maximum bytes of a webhook; Stripe's have a few thousand. */
const MAX_BYTES = 256 * 1024;

interface Serving {
  db: Database;
  payments: PaymentProvider;
  now(): Date;
}

/**
 * Answers 400 to webhooks with an invalid signature or one of another time, 422 to signed ones that cannot be read, and 200 to
 * all others, since the provider repeats those answered otherwise.
 */
export async function addPaymentWebhook(app: FastifyInstance, { db, payments, now }: Serving): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const header = request.headers[SIGNATURE_HEADER];
      const { body } = request;
      try {
        if (typeof header !== 'string' || !(body instanceof Buffer)) throw new ForgedWebhook('nothing is signed');
        const event = payments.verify(body, header, now());
        const received = await receiveEvent(db, event, { provider: payments, now: now() });
        const level = received === 'refused' ? 'warn' : 'info';
        request.log[level]({ event: event.id, type: event.type, received }, 'an event of the payment provider');
        return reply.send({ received: true });
      } catch (error) {
        const isForged = error instanceof ForgedWebhook;
        if (!isForged && !(error instanceof UnreadableWebhook)) throw error;
        request.log.warn(
          { err: error },
          isForged ? 'a webhook of payments was not signed' : 'a webhook of payments is no event',
        );
        return reply.code(isForged ? 400 : 422).send({ received: false });
      }
    });
  });
}
