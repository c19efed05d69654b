import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerKind } from '#domains/finances/contract.ts';

/** Returns a function that names a kind of transaction as the books do. */
export function useKindName(): (kind: LedgerKind) => string {
  const { t } = useTranslation('labels');
  return useCallback((kind) => t(`memos.${kind}`), [t]);
}
