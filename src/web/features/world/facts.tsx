import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { worldNotifications as kinds } from '#domains/world/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'manager-waiting': { icon: 'community', Words: ManagerWaiting, to: '/club/overview' },
  'clubs-open': { icon: 'club', Words: ClubsOpen, to: '/club/choose' },
};

function ManagerWaiting(params: ParamsOf<Notification>['manager-waiting']) {
  const { t } = useTranslation('world');
  return t('notice.waiting', params);
}

function ClubsOpen() {
  const { t } = useTranslation('world');
  return t('notice.open');
}
