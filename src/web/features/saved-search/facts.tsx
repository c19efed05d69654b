import type { savedSearchNotifications as kinds } from '#domains/saved-search/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const subject = 'office';

export const notifications: RenderersOf<typeof kinds> = {
  'search-match': {
    icon: 'search',
    Words: said('saved-search', ({ more }) => (more === 0 ? 'match' : 'matches'), { count: 'more' }),
  },
};
