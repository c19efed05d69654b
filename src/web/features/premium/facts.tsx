import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { premiumNotifications } from '#domains/premium/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Notification = FactOf<typeof premiumNotifications>;

export const notifications: RenderersOf<Notification> = {
  'premium-ending': { icon: 'star', Words: Ending, to: '/settings?tab=premium' },
};

function Ending({ until }: ParamsOf<Notification>['premium-ending']) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  return t('ending', { until: format.instant(until, 'date-time') });
}
