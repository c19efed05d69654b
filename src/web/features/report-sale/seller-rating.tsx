import type { ReportOffer } from '#domains/report-sale/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows buyers' rating of a scout's reports. */
export function SellerRating({ rating }: Pick<ReportOffer, 'rating'>) {
  const { t } = useTranslation('report-sale');
  const format = useFormat();
  if (!rating) return t('noRating');
  return t('mean', { mean: format.number(rating.mean, 1), count: rating.count });
}
