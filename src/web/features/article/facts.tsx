import type { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ArticleId, PersonId } from '#engine/ids.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof articleNews>;
type Notification = FactOf<typeof articleNotifications>;
type Ledger = FactOf<typeof articleLedgerKinds>;

export const news: RenderersOf<News> = {
  article: { icon: 'sign', Words: Headline },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.news.${prize}`, { count: 'votes' }) },
};

export const notifications: RenderersOf<Notification> = {
  'article-mention': {
    icon: 'sign',
    Words: said('article', 'mentioned'),
    to: toArticle,
  },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.own.${prize}`) },
};

export const memos: RenderersOf<Ledger> = {
  readership: { icon: 'sign', Words: said('article', 'memo', { count: 'readers' }) },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.memo.${prize}`), to: toArticle },
};

function toArticle({ personId, articleId }: { personId: PersonId; articleId: ArticleId }) {
  return `/reporter/${personId}?article=${articleId}`;
}

function Headline({ headline }: ParamsOf<News>['article']) {
  return headline;
}
