import { GRANTS_PER_PAGE, PURCHASES_PER_PAGE } from '#domains/purchase/constants.ts';
import { purchases } from '#domains/purchase/contract.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { payDebt } from '#domains/purchase/store/debts.ts';
import { decideGrant, grantPucks, setFrozen } from '#domains/purchase/store/grants.ts';
import { setLimits } from '#domains/purchase/store/limits.ts';
import { cancelOrder, orderPurchase } from '#domains/purchase/store/orders.ts';
import { askForRefund, refundByAdmin } from '#domains/purchase/store/refunds.ts';
import { allPurchases, grantLog, revenueView, statementOf } from '#domains/purchase/views/books.ts';
import { checkoutView, ownPurchases, purchaseView } from '#domains/purchase/views/purchases.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, delegates, reads, readsPage } from '#platform/calls/handlers.ts';

const checkout = reads(({ db, userId, payments, publicUrl, now }) =>
  checkoutView(db, { userId, payments, publicUrl, now }),
);
const found = reads(
  ({ db, userId, seller, now }, { id }: { id: number }) => purchaseView(db, { id, userId, seller, now }),
  purchaseRefusals.unknown,
);

export const purchaseRoutes = implementing(purchases, {
  checkout: checkout,
  order: delegates(
    {},
    async ({ db, userId, now, publicUrl, payments, log }, { product, termsVersion }) =>
      payments
        ? orderPurchase(db, { userId, product, termsVersion, now, publicUrl, payments, log })
        : purchaseRefusals.closed(),
    ({ id, url }) => ({ id, url }),
  ),
  list: reads(({ db, userId }) => ownPurchases(db, userId)),
  find: found,
  cancel: delegates({}, async ({ db, userId, payments, log }, { id }) =>
    payments ? cancelOrder(db, { userId, id, payments, log }) : purchaseRefusals.closed(),
  ),
  refund: delegates({ answers: found }, async ({ db, userId, payments, now, log }, { id }) =>
    payments ? askForRefund(db, { userId, purchaseId: id, payments, now, log }) : purchaseRefusals.closed(),
  ),
  setLimits: commands({ answers: checkout }, async ({ tx, userId, now }, { day, month }) => {
    await setLimits(tx, { userId, day, month, now });
    return { ok: true as const };
  }),
  payDebt: commands({ answers: checkout }, ({ tx, userId, now, today: { season, day } }) =>
    payDebt(tx, { userId, now, season, day }),
  ),
  grants: readsPage(GRANTS_PER_PAGE, ({ db, user }, { page }) =>
    grantLog(db, { isAdmin: user?.isAdmin ?? false, page }),
  ),
  all: readsPage(PURCHASES_PER_PAGE, ({ db }, input) => allPurchases(db, input)),
  revenue: reads(({ db, now }) => revenueView(db, now)),
  statement: reads(({ db }, { id }) => statementOf(db, id), purchaseRefusals.unknown),
  refundAny: delegates({}, async ({ db, userId, payments, now, log }, { id, reason }) =>
    payments
      ? refundByAdmin(db, { adminId: userId, purchaseId: id, reason, payments, now, log })
      : purchaseRefusals.closed(),
  ),
  grant: commands({}, ({ tx, userId, now, today: { season, day } }, { id, ...grant }) =>
    grantPucks(tx, { adminId: userId, userId: id, ...grant, season, day, now }),
  ),
  decideGrant: commands({}, ({ tx, userId, now, today: { season, day } }, { id, isApproved }) =>
    decideGrant(tx, { id, adminId: userId, isApproved, season, day, now }),
  ),
  setFrozen: commands({}, ({ tx, userId, now }, { id, ...freeze }) =>
    setFrozen(tx, { adminId: userId, userId: id, ...freeze, now }),
  ),
});
