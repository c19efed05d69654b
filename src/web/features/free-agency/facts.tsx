import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { freeAgencyNews as kinds } from '#domains/free-agency/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  signing: { icon: 'sign', Words: Signing },
  retirement: { icon: 'skates', Words: Retirement },
  'season-start': { icon: 'calendar', Words: SeasonStart },
};

function Signing({ salary, seasons, ...params }: ParamsOf<News>['signing']) {
  const { t } = useTranslation('news');
  const format = useFormat();
  return t('signing', { ...params, count: seasons, salary: format.money(salary) });
}

function Retirement(params: ParamsOf<News>['retirement']) {
  const { t } = useTranslation('news');
  return t('retirement', params);
}

function SeasonStart(params: ParamsOf<News>['season-start']) {
  const { t } = useTranslation('news');
  return t('season-start', params);
}
