import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';

/** What the user is kept from at this moment, and until when: also where they would write, so that they need not try. */
export function Restricted() {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const restriction = useUser()?.restriction;
  if (!restriction || restriction.kind === 'banned') return null;
  const until = restriction.until === null ? '' : format.instant(restriction.until, 'date-time');
  return <p role="status">{t(`restricted.${restriction.kind}`, { until })}</p>;
}
