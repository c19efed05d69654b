import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows the user's current restrictions and when they end; also in place of a form that they could not send. */
export function Restricted() {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const restriction = useUser()?.restriction;
  if (!restriction || restriction.kind === 'banned') return null;
  const until = restriction.until === null ? '' : format.instant(restriction.until, 'date-time');
  return <p role="status">{t(`restricted.${restriction.kind}`, { until })}</p>;
}
