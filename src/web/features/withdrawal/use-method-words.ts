import { useCallback } from 'react';
import type { OwnWithdrawal } from '#domains/withdrawal/contract.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words how a withdrawal is paid: 'Donation to Rinks for All'. */
export function useMethodWords(): (withdrawal: Pick<OwnWithdrawal, 'method' | 'charity'>) => string {
  const { t } = useTranslation('withdrawal');
  return useCallback(
    ({ method, charity }) =>
      charity === null ? t(`method.${method}`) : t('methodTo', { method: t(`method.${method}`), charity }),
    [t],
  );
}
