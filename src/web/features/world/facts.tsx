import type { worldNotifications as kinds } from '#domains/world/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof kinds> = {
  'manager-waiting': { icon: 'community', Words: said('world', 'notice.waiting'), to: '/club/overview' },
  'clubs-open': { icon: 'club', Words: said('world', 'notice.open'), to: '/club/choose' },
  'join-declined': { icon: 'club', Words: said('world', 'notice.declined'), to: '/club/choose' },
};
