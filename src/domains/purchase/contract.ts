/** Buying pucks and premium for money, and what admins see and do about it. */
import * as z from 'zod';
import { CURRENCIES } from '#domains/account/constants.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { memo } from '#domains/kinds.ts';
import { MAX_GRANT, MAX_REASON, PRODUCT_IDS, PURCHASE_STATES, SPENDING_LIMIT } from '#domains/purchase/constants.ts';
import { purchasePolicy } from '#domains/purchase/policy.ts';
import { instant, pageNumber, plainLine } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

const whole = z.number().int();
/** Whole cents of the accompanying currency. */
const cents = whole;
const product = z.enum(PRODUCT_IDS);
const currency = z.enum(CURRENCIES);
const limits = z.object({ day: cents, month: cents });

const checkout = z.object({
  /**
   * Whether the user can buy: a payment provider is set, and if a public server only takes test payments, the user is
   * an admin.
   */
  isOpen: z.boolean(),
  /** Whether payments are tests, which move no money. */
  isTest: z.boolean(),
  currency,
  /** The user's own spending limits, what is left of them, and higher limits that will apply later. */
  limits,
  left: limits,
  next: limits.extend({ from: instant }).nullable(),
  /** Version of the terms of sale. */
  termsVersion: whole,
  /** Pucks owed after a refund. */
  debt: whole,
  isFrozen: z.boolean(),
});
export type CheckoutView = z.infer<typeof checkout>;

const purchaseRow = z.object({
  id: whole,
  product,
  state: z.enum(PURCHASE_STATES),
  amount: cents,
  currency,
  refunded: cents,
  createdAt: instant,
  paidAt: instant.nullable(),
  receiptNumber: whole.nullable(),
});
export type PurchaseRow = z.infer<typeof purchaseRow>;

const purchaseView = purchaseRow.extend({
  /** Goods credited: pucks, or months of premium. */
  pucks: whole,
  months: whole,
  /** The buyer's name as on the receipt. */
  buyer: z.string(),
  /** The seller as set by the operator; empty: not set. */
  seller: z.string(),
  termsVersion: whole,
  isTest: z.boolean(),
  /** Page on which to pay, while the payment is pending; null: nothing to pay. */
  payUrl: z.string().nullable(),
  /** Whether the bank is still processing the payment. */
  isWaiting: z.boolean(),
  /** The provider's code for why the last card was declined; null: none was. */
  declined: z.string().nullable(),
  refundedAt: instant.nullable(),
  /** Pucks taken back by a refund, and pucks owed instead. */
  takenBack: whole,
  owed: whole,
  /** Refund the buyer can get now, and the pucks it costs; null: none. */
  refund: z.object({ amount: cents, pucks: whole, until: instant }).nullable(),
  /** Whether a refund was requested and the provider has not answered yet. */
  isRefundOpen: z.boolean(),
});
export type PurchaseView = z.infer<typeof purchaseView>;

const grantRow = z.object({
  id: whole,
  /** Masked except for admins. */
  user: z.string(),
  /** null: masked. */
  userId: ids.user.nullable(),
  admin: z.string(),
  pucks: whole,
  reason: z.string(),
  createdAt: instant,
  state: z.enum(['waiting', 'done', 'declined']),
  decidedBy: z.string().nullable(),
});
export type GrantRow = z.infer<typeof grantRow>;

const adminRow = purchaseRow.extend({
  userId: ids.user,
  user: z.string(),
  provider: z.enum(['stripe', 'local']),
  disputeState: z.enum(['open', 'won', 'lost']).nullable(),
  owed: whole,
});
export type AdminPurchaseRow = z.infer<typeof adminRow>;

const revenue = z.object({
  days: z.array(
    z.object({ date: z.string(), currency, isTest: z.boolean(), sales: whole, paid: cents, refunded: cents }),
  ),
  /** Events that were not processed, newest first. */
  oddEvents: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      receivedAt: instant,
      refused: z.string(),
      purchaseId: whole.nullable(),
      /** Whether the full amount of that purchase can be refunded. */
      isRefundable: z.boolean(),
    }),
  ),
});
export type RevenueView = z.infer<typeof revenue>;

const statement = z.object({
  userId: ids.user,
  user: z.string(),
  colors: z.object({ play: whole, bought: whole, earned: whole }),
  debt: whole,
  freezes: z.array(z.object({ cause: z.string(), reason: z.string(), since: instant })),
  transactions: z.array(
    z
      .object({
        ...{ id: whole, season: whole, day: whole, amount: whole, balance: whole },
        colors: z.object({ play: whole, bought: whole, earned: whole }),
      })
      .and(memo),
  ),
});
export type StatementView = z.infer<typeof statement>;

const reason = plainLine(MAX_REASON).min(1);

const ofOneself = { open: 'Only ever one’s own purchases.' } as const;
const review = { ability: purchasePolicy.review } as const;

export const purchases = {
  checkout: get('activated', '/shop/checkout')
    .says('What can be bought for money, what your limits leave, and whether payments are taken')
    .answers(checkout),
  order: post('activated', '/purchases', ofOneself)
    .says('Order a product; answers where to pay. 409 where a limit leaves too little, or nothing is sold')
    .takes({ product, termsVersion: whole.min(1) })
    .creates(z.object({ id: whole, url: z.string() })),
  list: get('activated', '/purchases', { restricted: 'banned' })
    .says('Your purchases, newest first')
    .answers(z.array(purchaseRow)),
  find: get('activated', '/purchases/{id}', { restricted: 'banned' })
    .says('One of your purchases: its state, its receipt, and what can be given back')
    .takes({ id })
    .answers(purchaseView),
  cancel: post('activated', '/purchases/{id}/cancellation', { ...ofOneself, restricted: 'banned' })
    .says('Close the pay page of an order that was not paid')
    .takes({ id })
    .nothing(),
  refund: post('activated', '/purchases/{id}/refund', { ...ofOneself, restricted: 'banned' })
    .says('Ask for the money back for pucks that were not spent')
    .takes({ id })
    .answers(purchaseView),
  setLimits: put('activated', '/shop/limits', { ...ofOneself, restricted: 'suspended' })
    .says('Limit what you spend, in cents: lower limits apply immediately, higher ones after a week')
    .takes({ day: wholeNumber(0, SPENDING_LIMIT.day), month: wholeNumber(0, SPENDING_LIMIT.month) })
    .answers(checkout),
  payDebt: post('activated', '/shop/debt-payment', ofOneself)
    .says('Pay pucks that you owe since a refund with those that you have')
    .answers(checkout),
  grants: get('activated', '/pucks/grants')
    .says(
      'Public log of pucks that admins granted or took away: those that wait, oldest first, then the others, newest first; names of users are masked',
    )
    .takes({ page: pageNumber })
    .answersPage(grantRow),
  all: get('activated', '/admin/purchases', review)
    .says('Purchases of all users, newest first')
    .takes({ state: z.enum(['any', ...PURCHASE_STATES]).default('any'), page: pageNumber })
    .answersPage(adminRow),
  revenue: get('activated', '/admin/revenue', review)
    .says('Revenue by real day (UTC), and events of the provider that need a look')
    .answers(revenue),
  statement: get('activated', '/admin/pucks/{id}', review)
    .says('The pucks of one account: balances, debt, freezes and every transaction')
    .takes({ id: given.user })
    .answers(statement),
  refundAny: post('activated', '/admin/purchases/{id}/refund', review)
    .says('Give a buyer all of the money back that is left of a purchase')
    .takes({ id, reason })
    .nothing(),
  grant: post('activated', '/admin/pucks/{id}/grants', { ability: purchasePolicy.grant })
    .says('Grant play pucks, or take pucks away (below zero); large amounts wait for a second admin')
    .takes({
      id: given.user,
      pucks: wholeNumber(-MAX_GRANT, MAX_GRANT).refine((pucks) => pucks !== 0, 'Must not be 0.'),
      reason,
      requestId: z.uuid(),
    })
    .nothing(),
  decideGrant: post('activated', '/admin/grants/{id}/decision', { ability: purchasePolicy.grant })
    .says('Approve or decline a grant that waits')
    .takes({ id, isApproved: z.boolean() })
    .nothing(),
  setFrozen: put('activated', '/admin/pucks/{id}/freeze', { ability: purchasePolicy.freeze })
    .says('Freeze the pucks of an account, or let them be spent again, also while a bank disputes a purchase')
    .takes({ id: given.user, isFrozen: z.boolean(), disputeOf: id.nullable().default(null), reason })
    .nothing(),
};
