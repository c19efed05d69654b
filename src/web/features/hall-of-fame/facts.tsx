import type { FactOf } from '#domains/fact.ts';
import type { hallNotifications, hallNews as kinds } from '#domains/hall-of-fame/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;
type Notification = FactOf<typeof hallNotifications>;

export const news: RenderersOf<News> = {
  inducted: { icon: 'star', Words: said('hall-of-fame', 'inducted') },
  'builder-inducted': { icon: 'star', Words: said('hall-of-fame', 'builderInducted') },
};

export const notifications: RenderersOf<Notification> = {
  'hall-elected': { icon: 'star', Words: said('hall-of-fame', 'elected') },
};
