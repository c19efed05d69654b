import type { championshipNotifications as kinds } from '#domains/championship/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const subject = 'club';

export const notifications: RenderersOf<typeof kinds> = {
  'players-called-up': {
    icon: 'flag',
    Words: said('championship', 'notification.calledUp'),
    to: ({ championshipId }) => `/world-championship-tournament/overview/${championshipId}`,
  },
};
