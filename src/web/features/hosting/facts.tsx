import type { hostingDesk, hostingLedgerKinds, hostingNews, hostingNotifications } from '#domains/hosting/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof hostingDesk> = {
  'hosting-bid': { icon: 'flag', Words: said('hosting', 'desk'), Go: said('hosting', 'toBid') },
};

export const news: RenderersOf<typeof hostingNews> = {
  'host-chosen': { icon: 'flag', Words: said('hosting', 'news.chosen', { count: 'bids' }) },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof hostingNotifications> = {
  'hosting-decided': { icon: 'flag', Words: said('hosting', ({ isOwn }) => `notification.${isOwn ? 'own' : 'other'}`) },
};

export const memos: RenderersOf<typeof hostingLedgerKinds> = {
  'hosting-pledge': { icon: 'flag', Words: said('club', 'memo.hosting-pledge') },
  'hosting-return': { icon: 'flag', Words: said('club', 'memo.hosting-return') },
};
