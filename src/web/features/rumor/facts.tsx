import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { rumorNews as kinds } from '#domains/rumor/kinds.ts';
import { pickWay } from '#web/features/news/pick-way.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'rumor-block': { icon: 'swap', Words: OnTheBlock },
  'rumor-talks': { icon: 'community', Words: BrokenOff },
  'rumor-expiring': { icon: 'calendar', Words: Expiring },
};

function OnTheBlock(params: ParamsOf<News>['rumor-block']) {
  const { t } = useTranslation('rumor');
  return t(`block${pickWay(params.player, [0, 1, 2])}`, params);
}

function BrokenOff(params: ParamsOf<News>['rumor-talks']) {
  const { t } = useTranslation('rumor');
  return t(`talks${pickWay(params.player, [0, 1, 2])}`, params);
}

function Expiring(params: ParamsOf<News>['rumor-expiring']) {
  const { t } = useTranslation('rumor');
  return t(`expiring${pickWay(params.player, [0, 1, 2])}`, params);
}
