import type { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof draftNews>;
type Notification = FactOf<typeof draftNotifications>;

export const news: RenderersOf<News> = {
  drafted: { icon: 'star', Words: said('draft', 'news.drafted') },
  'draft-lottery': { icon: 'star', Words: said('draft', 'news.lottery') },
};

export const notifications: RenderersOf<Notification> = {
  'drafted-for-you': { icon: 'star', Words: said('draft', 'news.forYou') },
};
