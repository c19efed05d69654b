import { useTranslation } from 'react-i18next';
import type { clubNews as kinds } from '#domains/club/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'manager-arrived': { icon: 'user', Words: ManagerArrived },
};

function ManagerArrived(params: ParamsOf<News>['manager-arrived']) {
  const { t } = useTranslation('news');
  return t('manager-arrived', params);
}
