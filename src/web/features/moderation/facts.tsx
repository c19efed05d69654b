import type { moderationNotifications as kinds } from '#domains/moderation/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useSubjectName } from './use-subject-name.ts';

export const notifications: RenderersOf<typeof kinds> = {
  'report-decided': { icon: 'flag', Words: Decided },
  moderated: { icon: 'flag', Words: Moderated, to: '/settings?section=decisions' },
  'sanction-lifted': { icon: 'flag', Words: said('moderation', 'told.lifted') },
  'appeal-decided': { icon: 'flag', Words: Answered, to: '/settings?section=decisions' },
};

function Decided({ subject, outcome }: ParamsOf<typeof kinds>['report-decided']) {
  const { t } = useTranslation('moderation');
  return t(`told.${outcome}`, { subject: useSubjectName()(subject) });
}

/** Tells the author the measure, the content in question, the rule, the duration, and how to appeal. */
function Moderated({ subject, excerpt, decision, ...told }: ParamsOf<typeof kinds>['moderated']) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const nameOf = useSubjectName();
  const until = told.until === null ? '' : format.instant(told.until, 'date-time');
  return [
    t(`yours.${decision}`, { subject: nameOf(subject), excerpt, until }),
    decision !== 'removed' && told.isRemoved ? t('yours.removedToo') : '',
    t('yours.rule', { rule: t(`rules.${told.rule}`) }),
    told.reason,
    t('yours.appeal'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function Answered({ subject, answer, reason }: ParamsOf<typeof kinds>['appeal-decided']) {
  const { t } = useTranslation('moderation');
  return t(`told.${answer}`, { subject: useSubjectName()(subject), reason });
}
