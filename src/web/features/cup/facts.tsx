import { useTranslation } from 'react-i18next';
import type { cupDesk as deskKinds, cupNotifications as notificationKinds } from '#domains/cup/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

const toCup = ({ cupId }: { cupId: number }) => `/friendly-cup/overview/${cupId}`;

export const desk: DeskRenderersOf<Desk> = {
  'cup-invitation': { icon: 'cup', Words: Waiting, Go: GoAnswer, isUrgent: true },
};

export const notifications: RenderersOf<Notification> = {
  'cup-invitation': { icon: 'cup', Words: Invited, to: toCup },
  'cup-drawn': { icon: 'cup', Words: Drawn, to: toCup },
  'cup-called-off': { icon: 'cup', Words: CalledOff, to: toCup },
  'cup-left-for-playoffs': { icon: 'cup', Words: Left, to: toCup },
  'cup-over': { icon: 'cup', Words: Over, to: toCup },
};

function Waiting(params: ParamsOf<Desk>['cup-invitation']) {
  const { t } = useTranslation('cup');
  return t('desk', params);
}

function GoAnswer() {
  const { t } = useTranslation('cup');
  return t('toAnswer');
}

function Invited(params: ParamsOf<Notification>['cup-invitation']) {
  const { t } = useTranslation('cup');
  return t('notification.invitation', params);
}

function Drawn(params: ParamsOf<Notification>['cup-drawn']) {
  const { t } = useTranslation('cup');
  return t('notification.drawn', params);
}

function CalledOff(params: ParamsOf<Notification>['cup-called-off']) {
  const { t } = useTranslation('cup');
  return t('notification.calledOff', params);
}

function Left(params: ParamsOf<Notification>['cup-left-for-playoffs']) {
  const { t } = useTranslation('cup');
  return t('notification.leftForPlayoffs', params);
}

function Over(params: ParamsOf<Notification>['cup-over']) {
  const { t } = useTranslation('cup');
  return t('notification.over', params);
}
