import type { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import type { ArticleId, PersonId } from '#engine/ids.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof articleNews> = {
  article: { icon: 'sign', Words: Headline },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.news.${prize}`, { count: 'votes' }) },
};

export const notifications: RenderersOf<typeof articleNotifications> = {
  'article-mention': {
    icon: 'sign',
    Words: said('article', 'mentioned'),
    to: toArticle,
  },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.own.${prize}`) },
};

export const memos: RenderersOf<typeof articleLedgerKinds> = {
  readership: { icon: 'sign', Words: said('article', 'memo', { count: 'readers' }) },
  'press-prize': { icon: 'star', Words: said('article', ({ prize }) => `prize.memo.${prize}`), to: toArticle },
};

function toArticle({ personId, articleId }: { personId: PersonId; articleId: ArticleId }) {
  return `/reporter/${personId}?article=${articleId}`;
}

function Headline({ headline }: ParamsOf<typeof articleNews>['article']) {
  return headline;
}
