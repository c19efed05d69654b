import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { rosterNews as newsKinds, rosterNotifications as notificationKinds } from '#domains/roster/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof newsKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const news: RenderersOf<News> = {
  recall: { icon: 'up', Words: Recall },
  'fill-in': { icon: 'user', Words: FillIn },
  'waiver-claim': { icon: 'up', Words: WaiverClaim },
};

export const notifications: RenderersOf<Notification> = {
  'fill-in': { icon: 'user', Words: FillInNeeded },
  'waiver-claimed': { icon: 'alert', Words: WaiverClaimed },
};

function Recall(params: ParamsOf<News>['recall']) {
  const { t } = useTranslation('news');
  return t('recall', params);
}

function FillIn(params: ParamsOf<News>['fill-in']) {
  const { t } = useTranslation('news');
  return t('fill-in', params);
}

function WaiverClaim(params: ParamsOf<News>['waiver-claim']) {
  const { t } = useTranslation('news');
  return t('waiver-claim', params);
}

function WaiverClaimed({ player, team }: ParamsOf<Notification>['waiver-claimed']) {
  const { t } = useTranslation('news');
  return t('notification.waiver-claimed', { player, team });
}

function FillInNeeded() {
  const { t } = useTranslation('news');
  return t('notification.fill-in');
}
