/** Names of kinds of facts, combined from all features. */
import type { LedgerKind } from '#domains/finances/contract.ts';
import type { NotificationFact } from '#domains/kinds.ts';

/** By kind: of notifications, for their switches; of transactions, for books and filters. */
export interface Labels {
  notifications: Record<NotificationFact['kind'], string>;
  memos: Record<LedgerKind, string>;
}

/** The file of one feature. */
export interface FeatureLabels {
  default: { [Sort in keyof Labels]?: Partial<Labels[Sort]> };
}

/**
 * Returns the labels of all features.
 * @param files by path; a test checks that no kind is missing, as the compiler does not know which files there are
 */
export function allLabels(files: Record<string, FeatureLabels>): Labels {
  const brought = Object.values(files).map((file) => file.default);
  const all = <Sort extends keyof Labels>(sort: Sort) =>
    Object.assign({}, ...brought.map((labels) => labels[sort])) as Labels[Sort];
  return { notifications: all('notifications'), memos: all('memos') };
}
