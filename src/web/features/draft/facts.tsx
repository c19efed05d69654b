import type { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof draftNews> = {
  drafted: { icon: 'star', Words: said('draft', 'news.drafted') },
  'draft-lottery': { icon: 'star', Words: said('draft', 'news.lottery') },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof draftNotifications> = {
  'drafted-for-you': { icon: 'star', Words: said('draft', 'news.forYou') },
};
