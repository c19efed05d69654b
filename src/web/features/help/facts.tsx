import type { FactOf } from '#domains/fact.ts';
import type { helpNotifications as kinds } from '#domains/help/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'help-answered': { icon: 'info', Words: said('help', 'answeredNotice'), to: '/help' },
};
