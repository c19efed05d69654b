import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { interviewDesk, interviewNotifications } from '#domains/interview/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof interviewDesk>;
type Notification = FactOf<typeof interviewNotifications>;

export const desk: DeskRenderersOf<Desk> = {
  'interview-asked': { icon: 'community', Words: Waiting, Go: GoAnswer },
};

export const notifications: RenderersOf<Notification> = {
  'interview-asked': { icon: 'community', Words: Asked },
  'interview-answered': { icon: 'community', Words: Answered },
  'interview-declined': { icon: 'community', Words: Declined },
};

function Waiting(params: ParamsOf<Desk>['interview-asked']) {
  const { t } = useTranslation('interview');
  return t('desk', params);
}

function GoAnswer() {
  const { t } = useTranslation('interview');
  return t('go');
}

function Asked(params: ParamsOf<Notification>['interview-asked']) {
  const { t } = useTranslation('interview');
  return t('notification.asked', params);
}

function Answered(params: ParamsOf<Notification>['interview-answered']) {
  const { t } = useTranslation('interview');
  return t('notification.answered', params);
}

function Declined(params: ParamsOf<Notification>['interview-declined']) {
  const { t } = useTranslation('interview');
  return t('notification.declined', params);
}
