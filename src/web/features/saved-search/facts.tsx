import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { savedSearchNotifications as kinds } from '#domains/saved-search/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = { 'search-match': { icon: 'search', Words: Match } };

function Match({ search, player, more }: ParamsOf<Notification>['search-match']) {
  const { t } = useTranslation('saved-search');
  return more === 0 ? t('match', { search, player }) : t('matches', { search, player, count: more });
}
