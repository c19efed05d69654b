/** Terms in words. */
import { useCallback } from 'react';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/**
 * Returns a function that words terms: "$4,200,000 a season for 3 seasons, no-move clause, $500,000 of the total as a
 * signing bonus"; the bonus is part of each season's salary.
 */
export function useTermsWords(): (terms: OfferedTerms) => string {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return useCallback(
    (terms) => {
      const { salaries, clause, signingBonus, relegationClause } = terms;
      const parts: string[] = [t('terms', { money: format.money(averageOf(terms)), count: salaries.length })];
      if (clause !== 'none') parts.push(t(`clause.${clause}`));
      if (relegationClause) parts.push(t('withRelegationClause'));
      if (signingBonus > 0) parts.push(t('bonusOfThat', { money: format.money(signingBonus) }));
      return parts.join(', ');
    },
    [t, format],
  );
}
