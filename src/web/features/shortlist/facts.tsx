import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { shortlistNotifications as kinds } from '#domains/shortlist/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'shortlist-moved': { icon: 'star', Words: Moved },
  'shortlist-free': { icon: 'star', Words: Free },
  'shortlist-retired': { icon: 'star', Words: Retired },
};

function Moved(params: ParamsOf<Notification>['shortlist-moved']) {
  const { t } = useTranslation('shortlist');
  return t('moved', params);
}

function Free(params: ParamsOf<Notification>['shortlist-free']) {
  const { t } = useTranslation('shortlist');
  return t('free', params);
}

function Retired(params: ParamsOf<Notification>['shortlist-retired']) {
  const { t } = useTranslation('shortlist');
  return t('retired', params);
}
