import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerKind } from '#domains/finances/contract.ts';

/** What a kind of transaction is called in the books. */
export function useKindName(): (kind: LedgerKind) => string {
  const { t } = useTranslation('labels');
  return useCallback((kind) => t(`memos.${kind}`), [t]);
}
