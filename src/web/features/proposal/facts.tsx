import type { proposalNotifications as kinds } from '#domains/proposal/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

export const notifications: RenderersOf<typeof kinds> = {
  'proposal-status': { icon: 'flag', Words: NewStatus, to: '/feature-voting?mine=true' },
};

function NewStatus({ title, status }: ParamsOf<typeof kinds>['proposal-status']) {
  const { t } = useTranslation('proposal');
  return t('statusNotice', { title, status: t(`status.${status}`) });
}
