import type {
  scrimmageDesk as deskKinds,
  scrimmageNotifications as notificationKinds,
} from '#domains/scrimmage/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'scrimmage-invitation': {
    icon: 'stick',
    Words: said('club', 'desk.scrimmage-invitation'),
    Go: said('club', 'desk.go.scrimmage-invitation'),
    isUrgent: true,
  },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof notificationKinds> = {
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
