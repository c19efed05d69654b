import type { morningNotifications } from '#domains/morning/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const subject = 'club';

export const notifications: RenderersOf<typeof morningNotifications> = {
  morning: { icon: 'calendar', Words: said('morning', 'notice'), to: '/club/overview', isAskedFor: true },
};
