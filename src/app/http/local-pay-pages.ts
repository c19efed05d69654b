/**
 * /dev/pay: the pay page of the local provider, on which a card is chosen by the desired outcome. Served only on the
 * operator's own port.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocalPeer } from '#app/http/local-peer.ts';
import { escapeHtml } from '#platform/html.ts';
import { LOCAL_CARDS, type LocalCard, type LocalPayment, type LocalProvider } from '#platform/payment/local.ts';

const CARD_NAMES: Readonly<Record<LocalCard, string>> = {
  success: 'Card that works',
  declined: 'Card that is declined',
  'insufficient-funds': 'Card without funds',
  'three-d-secure': 'Card with 3-D Secure',
  delayed: 'Bank that takes its time',
  unruly: 'Card that works, webhooks repeated and out of order',
};

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #10233c; background: #f4f8fb; margin: 0 auto; max-width: 30rem; padding: 2rem 1rem; }
  button { display: block; width: 100%; font: inherit; padding: .6rem; margin: .4rem 0; } .failed { color: #a11; }
`;

type Params = { Params: { id: string; act: string } };

export function addLocalPayPages(app: FastifyInstance, provider: LocalProvider): void {
  // The forms carry no fields; their path says it all.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.get<Params>('/dev/pay/:id', async (request, reply) => {
    const payment = isLocalPeer(request) ? await provider.find(request.params.id) : null;
    return show(reply, payment);
  });
  app.post<Params>('/dev/pay/:id/:act', async (request, reply) => {
    if (!isLocalPeer(request)) return show(reply, null);
    const { id, act } = request.params;
    const card = LOCAL_CARDS.find((known) => known === act);
    const payment = card ? await provider.pay(id, card) : await other(provider, id, act);
    // As on Stripe's page, a declined payment stays here; everything else returns to the shop.
    if (!payment || (act !== 'back' && (payment.status === 'open' || payment.status === 'challenge'))) {
      return show(reply, payment);
    }
    return reply.redirect(act === 'back' ? payment.cancelUrl : payment.successUrl, 303);
  });
}

async function other(provider: LocalProvider, id: string, act: string): Promise<LocalPayment | null> {
  if (act === 'accept' || act === 'refuse') return provider.answer(id, act === 'accept');
  const payment = await provider.find(id);
  if (!payment) return null;
  if (act === 'refund') await provider.refundPart(id, payment.amount);
  if (act === 'refund-half') await provider.refundPart(id, Math.floor(payment.amount / 2));
  if (act === 'dispute') await provider.dispute(id, 'open');
  if (act === 'win') await provider.dispute(id, 'won');
  if (act === 'lose') await provider.dispute(id, 'lost');
  if (act === 'expire') await provider.close(id);
  return provider.find(id);
}

function show(reply: FastifyReply, payment: LocalPayment | null): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  if (!payment) return reply.code(404).send(page('<p>There is no such payment.</p>'));
  const button = (act: string, label: string) =>
    `<form method="post" action="/dev/pay/${payment.id}/${act}"><button>${label}</button></form>`;
  const price = `${(payment.amount / 100).toFixed(2)} ${payment.currency}`;
  const head = `<p>${escapeHtml(payment.title)}: ${price}. No money moves.</p>`;
  const failed = payment.declined
    ? `<p class="failed" role="alert">Your card was declined: ${payment.declined}.</p>`
    : '';
  return reply.send(page(head + failed + buttonsOf(payment, button)));
}

function buttonsOf({ status }: LocalPayment, button: (act: string, label: string) => string): string {
  switch (status) {
    case 'open':
      return LOCAL_CARDS.map((card) => button(card, CARD_NAMES[card])).join('') + button('back', 'Back to the shop');
    case 'challenge':
      return `<p>Your bank asks whether it is you.</p>${button('accept', 'Confirm')}${button('refuse', 'Refuse')}`;
    case 'waiting':
      return button('accept', 'The bank has paid') + button('refuse', 'The bank has not paid');
    case 'paid':
      return [
        button('refund', 'Refund'),
        button('refund-half', 'Refund half'),
        button('dispute', 'Dispute'),
        button('win', 'Dispute won'),
        button('lose', 'Dispute lost'),
        button('back', 'Back to the shop'),
      ].join('');
    default:
      return `<p>This page has closed.</p>${button('back', 'Back to the shop')}`;
  }
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test payment</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>Test payment</h1>${body}</body></html>`;
}
