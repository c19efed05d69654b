import type { mentorNotifications as kinds } from '#domains/mentor/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof kinds> = {
  'mentor-assigned': {
    icon: 'community',
    Words: said('notifications', ({ isManaged }) => `mentoring.${isManaged ? 'manager' : 'assistant'}`),
    to: '/club/overview',
  },
  'newcomer-assigned': { icon: 'community', Words: said('notifications', 'mentoring.newcomer'), to: '/club/overview' },
};
