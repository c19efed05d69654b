import { useTranslation } from 'react-i18next';
import type { clubNotifications, clubNews as kinds } from '#domains/club/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;
type Notification = FactOf<typeof clubNotifications>;

export const news: RenderersOf<News> = {
  'manager-arrived': { icon: 'user', Words: said('news', 'manager-arrived') },
  'manager-left': { icon: 'user', Words: said('news', 'manager-left') },
  'manager-wait-lifted': { icon: 'user', Words: said('news', 'manager-wait-lifted') },
  'rival-replaced': { icon: 'community', Words: said('news', 'rival-replaced') },
};

export const notifications: RenderersOf<Notification> = {
  'club-greeting': { icon: 'community', Words: Greeting, to: '/club/overview' },
};

function Greeting({ team, isRival }: ParamsOf<Notification>['club-greeting']) {
  const { t } = useTranslation('notifications');
  return t(isRival ? 'greeting.rival' : 'greeting.other', { team });
}
