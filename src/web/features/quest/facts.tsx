import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { questNotifications as kinds } from '#domains/quest/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'quests-done': { icon: 'flag', Words: Done },
};

function Done(params: ParamsOf<Notification>['quests-done']) {
  const { t } = useTranslation('quest');
  return t('notice', params);
}
