import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { helpNotifications as kinds } from '#domains/help/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'help-answered': { icon: 'info', Words: Answered, to: '/help' },
};

function Answered(params: ParamsOf<Notification>['help-answered']) {
  const { t } = useTranslation('help');
  return t('answeredNotice', params);
}
