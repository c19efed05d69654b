import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { hornNotifications as kinds } from '#domains/horn/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'horn-removed': { icon: 'flag', Words: Removed, to: '/settings?tab=game' },
};

function Removed(params: ParamsOf<Notification>['horn-removed']) {
  const { t } = useTranslation('horn');
  return t('notification', params);
}
