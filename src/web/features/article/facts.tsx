import { useTranslation } from 'react-i18next';
import type { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof articleNews>;
type Notification = FactOf<typeof articleNotifications>;
type Ledger = FactOf<typeof articleLedgerKinds>;

export const news: RenderersOf<News> = {
  article: { icon: 'sign', Words: Headline },
};

export const notifications: RenderersOf<Notification> = {
  'article-hidden': { icon: 'flag', Words: Hidden },
};

export const memos: RenderersOf<Ledger> = {
  readership: { icon: 'sign', Words: Readership },
};

function Headline({ headline }: ParamsOf<News>['article']) {
  return headline;
}

function Hidden({ headline, reason }: ParamsOf<Notification>['article-hidden']) {
  const { t } = useTranslation('article');
  return t('notification', { headline, reason });
}

function Readership({ readers }: ParamsOf<Ledger>['readership']) {
  const { t } = useTranslation('article');
  return t('memo', { count: readers });
}
