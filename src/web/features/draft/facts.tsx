import { useTranslation } from 'react-i18next';
import type { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof draftNews>;
type Notification = FactOf<typeof draftNotifications>;

export const news: RenderersOf<News> = {
  drafted: { icon: 'star', Words: Drafted },
  'draft-lottery': { icon: 'star', Words: said('draft', 'news.lottery') },
};

export const notifications: RenderersOf<Notification> = {
  'drafted-for-you': { icon: 'star', Words: said('draft', 'news.forYou') },
};

function Drafted(params: ParamsOf<News>['drafted']) {
  const { t } = useTranslation('draft');
  const { ordinal } = useFormat();
  return t('news.drafted', { ...params, place: ordinal(params.spot) });
}
