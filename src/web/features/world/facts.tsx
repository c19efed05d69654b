import type { FactOf } from '#domains/fact.ts';
import type { worldNotifications as kinds } from '#domains/world/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'manager-waiting': { icon: 'community', Words: said('world', 'notice.waiting'), to: '/club/overview' },
  'clubs-open': { icon: 'club', Words: said('world', 'notice.open'), to: '/club/choose' },
};
