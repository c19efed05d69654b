/** The kinds of facts about purchases. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const purchaseId = z.number().int();
const pucks = z.number().int();

export const purchaseLedgerKinds = [
  fact('purchase', { purchaseId }),
  /** Pucks taken back for a refund. */
  fact('purchase-refund', { purchaseId }),
  /** Pucks restored after a refund failed. */
  fact('purchase-refund-failed', { purchaseId }),
  /** A later payment of pucks owed after a refund. */
  fact('debt-payment', {}),
  /** A grant by an admin; `reason` is public. */
  fact('admin-grant', { reason: z.string() }),
] as const;

export const purchaseNotifications = [
  fact('purchase-paid', { purchaseId, pucks, months: z.number().int() }),
  /** `pucks` were taken back; `debt` could not be. */
  fact('purchase-refunded', { purchaseId, pucks, debt: pucks }),
  /** The account stays frozen until the bank decides. */
  fact('purchase-disputed', { purchaseId }),
  fact('admin-grant', { pucks, reason: z.string() }),
] as const;
