import type { hallNotifications, hallNews as kinds } from '#domains/hall-of-fame/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof kinds> = {
  inducted: { icon: 'star', Words: said('hall-of-fame', 'inducted') },
  'builder-inducted': { icon: 'star', Words: said('hall-of-fame', 'builderInducted') },
};

export const notifications: RenderersOf<typeof hallNotifications> = {
  'hall-elected': { icon: 'star', Words: said('hall-of-fame', 'elected') },
};
