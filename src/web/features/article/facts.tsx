import { useTranslation } from 'react-i18next';
import type { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof articleNews>;
type Notification = FactOf<typeof articleNotifications>;
type Ledger = FactOf<typeof articleLedgerKinds>;

export const news: RenderersOf<News> = {
  article: { icon: 'sign', Words: Headline },
  'press-prize': { icon: 'star', Words: Prize },
};

export const notifications: RenderersOf<Notification> = {
  'article-mention': {
    icon: 'sign',
    Words: Mentioned,
    to: ({ personId, articleId }) => `/reporter/${personId}?article=${articleId}`,
  },
  'press-prize': { icon: 'star', Words: OwnPrize },
};

export const memos: RenderersOf<Ledger> = {
  readership: { icon: 'sign', Words: Readership },
  'press-prize': { icon: 'star', Words: PrizeMoney },
};

function Headline({ headline }: ParamsOf<News>['article']) {
  return headline;
}

function Mentioned({ person, headline }: ParamsOf<Notification>['article-mention']) {
  const { t } = useTranslation('article');
  return t('mentioned', { person, headline });
}

function Readership({ readers }: ParamsOf<Ledger>['readership']) {
  const { t } = useTranslation('article');
  return t('memo', { count: readers });
}

function Prize({ prize, reporter, headline, votes }: ParamsOf<News>['press-prize']) {
  const { t } = useTranslation('article');
  return t(`prize.news.${prize}`, { reporter, headline, count: votes });
}

function OwnPrize({ prize, headline, money }: ParamsOf<Notification>['press-prize']) {
  const { t } = useTranslation('article');
  const format = useFormat();
  return t(`prize.own.${prize}`, { headline, money: format.money(money) });
}

function PrizeMoney({ prize, headline }: ParamsOf<Ledger>['press-prize']) {
  const { t } = useTranslation('article');
  return t(`prize.memo.${prize}`, { headline });
}
