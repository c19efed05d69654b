import type { appointmentNotifications as kinds } from '#domains/appointment/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { usePostName } from './use-post-name.ts';

type Post = ParamsOf<typeof kinds>['staff-appointed'];

export const subject = 'office';

export const notifications: RenderersOf<typeof kinds> = {
  'staff-appointed': { icon: 'user', Words: Appointed },
  'staff-dismissed': { icon: 'user', Words: Dismissed },
};

function Appointed(post: Post) {
  const { t } = useTranslation('appointment');
  return t('told.appointed', { post: usePostName()(post) });
}

function Dismissed(post: Post) {
  const { t } = useTranslation('appointment');
  return t('told.dismissed', { post: usePostName()(post) });
}
