import type { clubNotifications, clubNews as kinds } from '#domains/club/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof kinds> = {
  'manager-arrived': { icon: 'user', Words: said('news', 'manager-arrived') },
  'manager-left': { icon: 'user', Words: said('news', 'manager-left') },
  'manager-wait-lifted': { icon: 'user', Words: said('news', 'manager-wait-lifted') },
  'rival-replaced': { icon: 'community', Words: said('news', 'rival-replaced') },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof clubNotifications> = {
  'club-greeting': {
    icon: 'community',
    Words: said('notifications', ({ isRival }) => `greeting.${isRival ? 'rival' : 'other'}`),
    to: '/club/overview',
  },
};
