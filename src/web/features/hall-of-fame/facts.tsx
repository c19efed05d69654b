import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { hallNews as kinds } from '#domains/hall-of-fame/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  inducted: { icon: 'star', Words: Inducted },
};

function Inducted(params: ParamsOf<News>['inducted']) {
  const { t } = useTranslation('hall-of-fame');
  return t('inducted', params);
}
