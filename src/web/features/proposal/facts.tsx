import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { proposalNotifications as kinds } from '#domains/proposal/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'proposal-status': { icon: 'flag', Words: NewStatus, to: '/feature-voting?mine=true' },
};

function NewStatus({ title, status }: ParamsOf<Notification>['proposal-status']) {
  const { t } = useTranslation('proposal');
  return t('statusNotice', { title, status: t(`status.${status}`) });
}
