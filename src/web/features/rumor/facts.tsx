import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { rumorNews as kinds, rumorNotifications } from '#domains/rumor/kinds.ts';
import { pickWay } from '#web/features/news/pick-way.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;
type Notification = FactOf<typeof rumorNotifications>;

export const news: RenderersOf<News> = {
  'rumor-block': { icon: 'swap', Words: OnTheBlock },
  'rumor-talks': { icon: 'community', Words: BrokenOff },
  'rumor-expiring': { icon: 'calendar', Words: Expiring },
  'rumor-told': { icon: 'sign', Words: Told },
};

export const notifications: RenderersOf<Notification> = {
  'rumor-checked': { icon: 'sign', Words: WasChecked },
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

function Told({ about, truth, ...params }: ParamsOf<News>['rumor-told']) {
  const { t } = useTranslation('rumor');
  const told = t(`told.${about}`, params);
  return truth === 'open' ? told : `${told} ${t(`truth.${truth}`)}`;
}

function WasChecked({ about, truth, ...params }: ParamsOf<Notification>['rumor-checked']) {
  const { t } = useTranslation('rumor');
  // Only what is settled is told.
  return t(`checked.${truth === 'open' ? 'void' : truth}`, { what: t(`what.${about}`, params) });
}
