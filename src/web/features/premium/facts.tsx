import type { premiumNotifications } from '#domains/premium/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export const notifications: RenderersOf<typeof premiumNotifications> = {
  'premium-ending': { icon: 'star', Words: Ending, to: '/settings?tab=premium' },
};

function Ending({ until }: ParamsOf<typeof premiumNotifications>['premium-ending']) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  return t('ending', { until: format.instant(until, 'date-time') });
}
