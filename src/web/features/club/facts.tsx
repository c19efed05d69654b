import { useTranslation } from 'react-i18next';
import type { clubNotifications, clubNews as kinds } from '#domains/club/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;
type Notification = FactOf<typeof clubNotifications>;

export const news: RenderersOf<News> = {
  'manager-arrived': { icon: 'user', Words: ManagerArrived },
  'manager-left': { icon: 'user', Words: ManagerLeft },
  'manager-wait-lifted': { icon: 'user', Words: WaitLifted },
  'rival-replaced': { icon: 'community', Words: RivalReplaced },
};

function ManagerArrived(params: ParamsOf<News>['manager-arrived']) {
  const { t } = useTranslation('news');
  return t('manager-arrived', params);
}

function ManagerLeft(params: ParamsOf<News>['manager-left']) {
  const { t } = useTranslation('news');
  return t('manager-left', params);
}

function WaitLifted(params: ParamsOf<News>['manager-wait-lifted']) {
  const { t } = useTranslation('news');
  return t('manager-wait-lifted', params);
}

function RivalReplaced(params: ParamsOf<News>['rival-replaced']) {
  const { t } = useTranslation('news');
  return t('rival-replaced', params);
}

export const notifications: RenderersOf<Notification> = {
  'club-greeting': { icon: 'community', Words: Greeting, to: '/club/overview' },
};

function Greeting({ team, isRival }: ParamsOf<Notification>['club-greeting']) {
  const { t } = useTranslation('notifications');
  return t(isRival ? 'greeting.rival' : 'greeting.other', { team });
}
