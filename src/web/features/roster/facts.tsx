import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { rosterNews as newsKinds, rosterNotifications as notificationKinds } from '#domains/roster/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof newsKinds>;

export const news: RenderersOf<News> = {
  recall: { icon: 'up', Words: Recall },
  'fill-in': { icon: 'user', Words: FillIn },
};

export const notifications: RenderersOf<FactOf<typeof notificationKinds>> = {
  'fill-in': { icon: 'user', Words: FillInNeeded },
};

function Recall(params: ParamsOf<News>['recall']) {
  const { t } = useTranslation('news');
  return t('recall', params);
}

function FillIn(params: ParamsOf<News>['fill-in']) {
  const { t } = useTranslation('news');
  return t('fill-in', params);
}

function FillInNeeded() {
  const { t } = useTranslation('news');
  return t('notification.fill-in');
}
