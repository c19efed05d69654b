/** The reasons why an offer failed, in words. */
import { useCallback } from 'react';
import type { FreeAgentOfferView } from '#domains/contracts/contract.ts';
import type { Factor } from '#engine/market/ask.ts';
import { formatList, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export function useReasonWords(): (reason: NonNullable<FreeAgentOfferView['reason']>) => string {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const weighedWords = useWeighedWords();
  return useCallback(
    (reason) => {
      if (reason.code === 'outbid') {
        const { team, salary, seasons, weighed } = reason;
        const signed = t('reason.outbid', { team, money: format.money(salary), count: seasons });
        const why = weighedWords(weighed);
        return why === null ? signed : `${signed}. ${why}`;
      }
      if (reason.code === 'low') {
        return t('reason.low', { money: format.money(reason.salary), count: reason.seasons });
      }
      return t(`reason.${reason.code}`);
    },
    [t, format, weighedWords],
  );
}

/** Returns a function that says what spoke for the contract a player signed elsewhere; null: nothing did, or it is not known. */
export function useWeighedWords(): (weighed: readonly Factor[] | undefined) => string | null {
  const { t, i18n } = useTranslation('contracts');
  return useCallback(
    (weighed = []) => {
      const named = weighed.map((each) => t(`factor.${each}`));
      return named.length === 0 ? null : t('weighed', { list: formatList(named, i18n.language) });
    },
    [t, i18n],
  );
}
