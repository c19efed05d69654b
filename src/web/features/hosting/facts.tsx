import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { hostingDesk, hostingLedgerKinds, hostingNews, hostingNotifications } from '#domains/hosting/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { seasonLabel } from '#web/lib/season.ts';

type News = FactOf<typeof hostingNews>;
type Notification = FactOf<typeof hostingNotifications>;

type Desk = FactOf<typeof hostingDesk>;

export const desk: DeskRenderersOf<Desk> = {
  'hosting-bid': { icon: 'flag', Words: CanBid, Go: said('hosting', 'toBid') },
};

export const news: RenderersOf<News> = {
  'host-chosen': { icon: 'flag', Words: Chosen },
};

export const notifications: RenderersOf<Notification> = {
  'hosting-decided': { icon: 'flag', Words: Decided },
};

export const memos: RenderersOf<FactOf<typeof hostingLedgerKinds>> = {
  'hosting-pledge': { icon: 'flag', Words: said('club', 'memo.hosting-pledge') },
  'hosting-return': { icon: 'flag', Words: said('club', 'memo.hosting-return') },
};

function Chosen({ nation, season, bids }: ParamsOf<News>['host-chosen']) {
  const { t } = useTranslation('hosting');
  const said = { nation, season: seasonLabel(season) };
  return bids === 0 ? t('news.asked', said) : t('news.chosen', { ...said, count: bids });
}

function Decided({ host, isOwn, season }: ParamsOf<Notification>['hosting-decided']) {
  const { t } = useTranslation('hosting');
  return isOwn
    ? t('notification.own', { season: seasonLabel(season) })
    : t('notification.other', { season: seasonLabel(season), host });
}

function CanBid({ nation, season, day }: ParamsOf<Desk>['hosting-bid']) {
  const { t } = useTranslation('hosting');
  return t('desk', { nation, season: seasonLabel(season), day });
}
