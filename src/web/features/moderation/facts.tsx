import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { moderationNotifications as kinds } from '#domains/moderation/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useSubjectName } from './use-subject-name.ts';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'report-decided': { icon: 'flag', Words: Decided },
  'content-removed': { icon: 'flag', Words: Removed, to: '/settings?tab=data' },
  'appeal-decided': { icon: 'flag', Words: Answered, to: '/settings?tab=data' },
};

function Decided({ subject, decision }: ParamsOf<Notification>['report-decided']) {
  const { t } = useTranslation('moderation');
  return t(`told.${decision}`, { subject: useSubjectName()(subject) });
}

function Removed({ subject, reason }: ParamsOf<Notification>['content-removed']) {
  const { t } = useTranslation('moderation');
  return t('told.yours', { subject: useSubjectName()(subject), reason });
}

function Answered({ subject, answer, reason }: ParamsOf<Notification>['appeal-decided']) {
  const { t } = useTranslation('moderation');
  return t(`told.${answer}`, { subject: useSubjectName()(subject), reason });
}
