/** The kinds of facts of purchases. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const purchaseId = z.number().int();
const pucks = z.number().int();

export const purchaseLedgerKinds = [
  fact('purchase', { purchaseId }),
  /** Pucks that were taken back for money that was given back. */
  fact('purchase-refund', { purchaseId }),
  /** Pucks that could not be given back after all. */
  fact('purchase-refund-failed', { purchaseId }),
  /** Pucks owed since a refund, paid later. */
  fact('debt-payment', {}),
  /** By an admin; `reason` is public. */
  fact('admin-grant', { reason: z.string() }),
] as const;

export const purchaseNotifications = [
  fact('purchase-paid', { purchaseId, pucks, months: z.number().int() }),
  /** `pucks` were taken back, `debt` could not be. */
  fact('purchase-refunded', { purchaseId, pucks, debt: pucks }),
  /** The account is frozen until the bank has decided. */
  fact('purchase-disputed', { purchaseId }),
  fact('admin-grant', { pucks, reason: z.string() }),
] as const;
