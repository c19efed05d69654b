import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { friendDesk as deskKinds, friendNotifications as notificationKinds } from '#domains/friend/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'friend-invitation': { icon: 'community', Words: Invited, Go: GoAnswer },
};

export const notifications: RenderersOf<Notification> = {
  'friend-invitation': { icon: 'community', Words: Invited, to: '/friends' },
  'friend-accepted': { icon: 'community', Words: Accepted, to: '/friends' },
};

function Invited({ user }: ParamsOf<Notification>['friend-invitation']) {
  const { t } = useTranslation('friend');
  return t('invitation', { user });
}

function Accepted({ user }: ParamsOf<Notification>['friend-accepted']) {
  const { t } = useTranslation('friend');
  return t('acceptedYours', { user });
}

function GoAnswer() {
  const { t } = useTranslation('friend');
  return t('go');
}
