/** Products sold for money, and the rules of sale. Prices are whole cents, the same in USD and EUR. */

/** Pucks, or months of premium. */
export type Goods = { kind: 'pucks'; pucks: number } | { kind: 'premium'; months: number };
export type Product = Goods & {
  /** Cents. */
  price: number;
};

/**
 * Larger packs are cheaper by the puck. Premium for money costs about what its price in pucks (300 and 2,700) does in the smallest and in a
 * middle pack, so that neither way is a trap.
 */
export const PRODUCTS = {
  'pucks-500': { kind: 'pucks', pucks: 500, price: 499 },
  'pucks-1100': { kind: 'pucks', pucks: 1_100, price: 999 },
  'pucks-2400': { kind: 'pucks', pucks: 2_400, price: 1_999 },
  'pucks-6500': { kind: 'pucks', pucks: 6_500, price: 4_999 },
  'premium-month': { kind: 'premium', months: 1, price: 299 },
  'premium-year': { kind: 'premium', months: 12, price: 2_499 },
} as const satisfies Readonly<Record<string, Product>>;
export type ProductId = keyof typeof PRODUCTS;
export const PRODUCT_IDS = Object.keys(PRODUCTS) as [ProductId, ...ProductId[]]; // they are its keys

/** Returns a product. */
export function productOf(id: ProductId): Product {
  return PRODUCTS[id];
}

/** Of the terms of sale that buyers accept; a purchase keeps which. Changes with every change of their words. */
export const TERMS_VERSION = 1;

/** Spending limits of an account in cents per real day and per `LIMIT_DAYS` real days (UTC); users may set lower ones. */
export const SPENDING_LIMIT = { day: 5_000, month: 15_000 } as const;
/** Real days of the longer limit. */
export const LIMIT_DAYS = 30;
/** Real days until a raised limit takes effect. */
export const RAISE_DAYS = 7;

/** Real days in which unspent pucks are refundable. */
export const REFUND_DAYS = 14;
/**
 * Minutes after a refund was asked for at which a provider that has not answered is asked again, farther and farther apart. All are within the
 * 24 hours for which Stripe knows a key again: later, the same refund could be made twice. What is open then waits for an admin.
 */
export const REFUND_RETRY_MINUTES = [2, 10, 40, 150, 480, 1_200] as const;
/** A puck that was spent counts at the price of the smallest pack when the others are given back: its price and size are the rate. */
export const SPENT_RATE = PRODUCTS['pucks-500'];

/** Minutes a payment page stays open; Stripe's minimum is 30. */
export const PAGE_MINUTES = 45;

/** States of a purchase, from first to last. */
export const PURCHASE_STATES = ['pending', 'failed', 'paid', 'disputed', 'refunded'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Purchases per page of the admins' list, and grants per page of the public log. */
export const PURCHASES_PER_PAGE = 25;
export const GRANTS_PER_PAGE = 25;
/** Maximum of a user's own purchases listed. */
export const MAX_PURCHASES = 200;

/** Pucks an admin may grant or correct alone per real day (UTC); more takes a second admin. */
export const GRANT_ALONE = 1_000;
/** Maximum pending grants per admin, so that the log's first page shows them all. */
export const MAX_WAITING = 5;
/** Maximum pucks of one grant. */
export const MAX_GRANT = 100_000;
/** Characters of a reason. */
export const MAX_REASON = 200;

/** Days shown in the admins' revenue list. */
export const REVENUE_DAYS = 90;
