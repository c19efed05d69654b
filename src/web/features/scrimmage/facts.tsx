import type { FactOf } from '#domains/fact.ts';
import type {
  scrimmageDesk as deskKinds,
  scrimmageNotifications as notificationKinds,
} from '#domains/scrimmage/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'scrimmage-invitation': {
    icon: 'stick',
    Words: said('club', 'desk.scrimmage-invitation'),
    Go: said('club', 'desk.go.scrimmage-invitation'),
    isUrgent: true,
  },
};

export const notifications: RenderersOf<Notification> = {
  'scrimmage-invitation': {
    icon: 'stick',
    Words: said('news', 'notification.scrimmage-invitation'),
    to: '/club/overview',
  },
  'scrimmage-accepted': { icon: 'puck', Words: said('news', 'notification.scrimmage-accepted') },
  'scrimmage-declined': { icon: 'stick', Words: said('news', 'notification.scrimmage-declined') },
  'scrimmage-agreed': { icon: 'calendar', Words: said('news', 'notification.scrimmage-agreed') },
  'scrimmage-faceoff': { icon: 'puck', Words: said('news', 'notification.scrimmage-faceoff') },
  'scrimmage-called-off': { icon: 'stick', Words: said('news', 'notification.scrimmage-called-off') },
  'scrimmage-not-played': { icon: 'stick', Words: said('news', 'notification.scrimmage-not-played') },
};
