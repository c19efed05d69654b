import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerKind } from '#domains/finances/contract.ts';
import type { Catalogues } from '#web/lib/catalogues.ts';

type NamedKind = keyof Catalogues['finances']['kind'];

/** What a kind of transaction is called in the books. */
export function useKindName(): (kind: LedgerKind) => string {
  const { t } = useTranslation('finances');
  // A noun may book a kind that has no name here yet: it is then called what it is.
  return useCallback((kind) => t(`kind.${kind as NamedKind}`, { defaultValue: nameItself(kind) }), [t]);
}

/** 'lemonade-sales' as 'Lemonade sales'. */
function nameItself(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
