import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  scrimmageDesk as deskKinds,
  scrimmageNotifications as notificationKinds,
} from '#domains/scrimmage/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'scrimmage-invitation': { icon: 'stick', Words: Waiting, Go: GoAnswer, isUrgent: true },
};

export const notifications: RenderersOf<Notification> = {
  'scrimmage-invitation': { icon: 'stick', Words: Invited, to: '/club/overview' },
  'scrimmage-accepted': { icon: 'puck', Words: Accepted },
  'scrimmage-declined': { icon: 'stick', Words: Declined },
  'scrimmage-agreed': { icon: 'calendar', Words: Agreed },
  'scrimmage-faceoff': { icon: 'puck', Words: Begun },
  'scrimmage-called-off': { icon: 'stick', Words: CalledOff },
  'scrimmage-not-played': { icon: 'stick', Words: NotPlayed },
};

function Waiting(params: ParamsOf<Desk>['scrimmage-invitation']) {
  const { t } = useTranslation('club');
  return t('desk.scrimmage-invitation', params);
}

function GoAnswer() {
  const { t } = useTranslation('club');
  return t('desk.go.scrimmage-invitation');
}

function Invited(params: ParamsOf<Notification>['scrimmage-invitation']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-invitation', params);
}

function Accepted(params: ParamsOf<Notification>['scrimmage-accepted']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-accepted', params);
}

function Declined(params: ParamsOf<Notification>['scrimmage-declined']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-declined', params);
}

function Agreed(params: ParamsOf<Notification>['scrimmage-agreed']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-agreed', params);
}

function Begun(params: ParamsOf<Notification>['scrimmage-faceoff']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-faceoff', params);
}

function CalledOff(params: ParamsOf<Notification>['scrimmage-called-off']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-called-off', params);
}

function NotPlayed(params: ParamsOf<Notification>['scrimmage-not-played']) {
  const { t } = useTranslation('news');
  return t('notification.scrimmage-not-played', params);
}
