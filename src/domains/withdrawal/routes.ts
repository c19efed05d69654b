import { PER_PAGE } from '#domains/withdrawal/constants.ts';
import { withdrawals } from '#domains/withdrawal/contract.ts';
import { withdrawalRefusals } from '#domains/withdrawal/refusals.ts';
import { cancelWithdrawal, requestWithdrawal } from '#domains/withdrawal/store/requests.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  takeWithdrawal,
} from '#domains/withdrawal/store/review.ts';
import { setTerms } from '#domains/withdrawal/store/terms.ts';
import { checksOf } from '#domains/withdrawal/views/checks.ts';
import { listBoard, listQueue, ownWithdrawals, withdrawalTotals } from '#domains/withdrawal/views/lists.ts';
import { implementing } from '#platform/calls/api.ts';
import { type Acting, commands, reads, readsPage } from '#platform/calls/handlers.ts';

const mine = reads(({ db, userId, now }) => ownWithdrawals(db, userId, now));
const totals = reads(({ db, now }) => withdrawalTotals(db, now));

/** Returns the arguments of an action on one withdrawal for the store. */
const about = ({ userId, now, today: { season, day } }: Acting, id: number) => ({ id, userId, now, season, day });

export const withdrawalRoutes = implementing(withdrawals, {
  mine: mine,
  board: readsPage(PER_PAGE, ({ db }, { page }) => listBoard(db, page)),
  totals: totals,
  request: commands({ answers: mine }, ({ tx, userId, now, today: { season, day } }, input) =>
    requestWithdrawal(tx, { ...input, userId, now, season, day }),
  ),
  cancel: commands({ answers: mine }, (call, { id }) => cancelWithdrawal(call.tx, about(call, id))),
  queue: readsPage(PER_PAGE, ({ db }, { page }) => listQueue(db, page)),
  checks: reads(({ db, userId, now }, { id }) => checksOf(db, { id, userId, now }), withdrawalRefusals.unknown),
  take: commands({}, (call, { id }) => takeWithdrawal(call.tx, about(call, id))),
  approve: commands({}, (call, { id }) => approveWithdrawal(call.tx, about(call, id))),
  refuse: commands({}, (call, { id, reason }) => refuseWithdrawal(call.tx, { ...about(call, id), reason })),
  pay: commands({}, (call, { id }) => payWithdrawal(call.tx, about(call, id))),
  setTerms: commands({ answers: totals }, ({ tx, userId }, terms) => setTerms(tx, { ...terms, userId })),
});
