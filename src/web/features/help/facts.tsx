import type { helpNotifications as kinds } from '#domains/help/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof kinds> = {
  'help-answered': { icon: 'info', Words: said('help', 'answeredNotice'), to: '/help' },
};
