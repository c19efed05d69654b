import type { FactOf } from '#domains/fact.ts';
import type { hostingDesk, hostingLedgerKinds, hostingNews, hostingNotifications } from '#domains/hosting/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof hostingNews>;
type Notification = FactOf<typeof hostingNotifications>;

type Desk = FactOf<typeof hostingDesk>;

export const desk: DeskRenderersOf<Desk> = {
  'hosting-bid': { icon: 'flag', Words: said('hosting', 'desk'), Go: said('hosting', 'toBid') },
};

export const news: RenderersOf<News> = {
  'host-chosen': { icon: 'flag', Words: said('hosting', 'news.chosen', { count: 'bids' }) },
};

export const notifications: RenderersOf<Notification> = {
  'hosting-decided': { icon: 'flag', Words: said('hosting', ({ isOwn }) => `notification.${isOwn ? 'own' : 'other'}`) },
};

export const memos: RenderersOf<FactOf<typeof hostingLedgerKinds>> = {
  'hosting-pledge': { icon: 'flag', Words: said('club', 'memo.hosting-pledge') },
  'hosting-return': { icon: 'flag', Words: said('club', 'memo.hosting-return') },
};
