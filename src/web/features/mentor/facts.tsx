import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { mentorNotifications as kinds } from '#domains/mentor/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'mentor-assigned': { icon: 'community', Words: MentorAssigned, to: '/club/overview' },
  'newcomer-assigned': { icon: 'community', Words: said('notifications', 'mentoring.newcomer'), to: '/club/overview' },
};

function MentorAssigned({ team, isManaged, days }: ParamsOf<Notification>['mentor-assigned']) {
  const { t } = useTranslation('notifications');
  return t(isManaged ? 'mentoring.manager' : 'mentoring.assistant', { team, days });
}
