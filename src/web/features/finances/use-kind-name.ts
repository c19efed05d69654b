import { useCallback } from 'react';
import type { LedgerKind } from '#domains/finances/contract.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that names a kind of transaction as the books do. */
export function useKindName(): (kind: LedgerKind) => string {
  const { t } = useTranslation('labels');
  return useCallback((kind) => t(`memos.${kind}`), [t]);
}
