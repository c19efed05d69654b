import { useTranslation } from 'react-i18next';
import type { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof draftNews>;
type Notification = FactOf<typeof draftNotifications>;

export const news: RenderersOf<News> = {
  drafted: { icon: 'star', Words: Drafted },
  'draft-lottery': { icon: 'star', Words: Lottery },
};

export const notifications: RenderersOf<Notification> = {
  'drafted-for-you': { icon: 'star', Words: DraftedForYou },
};

function Drafted(params: ParamsOf<News>['drafted']) {
  const { t } = useTranslation('draft');
  const { ordinal } = useFormat();
  return t('news.drafted', { ...params, place: ordinal(params.spot) });
}

function Lottery(params: ParamsOf<News>['draft-lottery']) {
  const { t } = useTranslation('draft');
  return t('news.lottery', params);
}

function DraftedForYou(params: ParamsOf<Notification>['drafted-for-you']) {
  const { t } = useTranslation('draft');
  return t('news.forYou', params);
}
