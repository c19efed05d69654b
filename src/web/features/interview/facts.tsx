import type { FactOf } from '#domains/fact.ts';
import type { interviewDesk, interviewNotifications } from '#domains/interview/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof interviewDesk>;
type Notification = FactOf<typeof interviewNotifications>;

export const desk: DeskRenderersOf<Desk> = {
  'interview-asked': { icon: 'community', Words: said('interview', 'desk'), Go: said('interview', 'go') },
};

export const notifications: RenderersOf<Notification> = {
  'interview-asked': { icon: 'community', Words: said('interview', 'notification.asked') },
  'interview-answered': { icon: 'community', Words: said('interview', 'notification.answered') },
  'interview-declined': { icon: 'community', Words: said('interview', 'notification.declined') },
};
