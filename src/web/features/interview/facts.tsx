import type { interviewDesk, interviewNotifications } from '#domains/interview/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof interviewDesk> = {
  'interview-asked': { icon: 'community', Words: said('interview', 'desk'), Go: said('interview', 'go') },
};

export const notifications: RenderersOf<typeof interviewNotifications> = {
  'interview-asked': { icon: 'community', Words: said('interview', 'notification.asked') },
  'interview-answered': { icon: 'community', Words: said('interview', 'notification.answered') },
  'interview-declined': { icon: 'community', Words: said('interview', 'notification.declined') },
};
