import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { historyNews as kinds } from '#domains/history/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'record-broken': { icon: 'up', Words: RecordBroken },
  'number-retired': { icon: 'star', Words: said('history', 'numberRetired') },
};

function RecordBroken({ statistic, scope, ...params }: ParamsOf<News>['record-broken']) {
  const { t } = useTranslation('history');
  return t(`broken.${scope}`, { ...params, statistic: t(`brokenOf.${statistic}`) });
}
