/** The reasons why an offer failed, in words. */
import { useCallback } from 'react';
import type { FreeAgentOfferView } from '#domains/contracts/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export function useReasonWords(): (reason: NonNullable<FreeAgentOfferView['reason']>) => string {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return useCallback(
    (reason) => {
      if (reason.code === 'outbid') {
        const { team, salary, seasons } = reason;
        return t('reason.outbid', { team, money: format.money(salary), count: seasons });
      }
      if (reason.code === 'low') {
        return t('reason.low', { money: format.money(reason.salary), count: reason.seasons });
      }
      return t(`reason.${reason.code}`);
    },
    [t, format],
  );
}
