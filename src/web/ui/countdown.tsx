import { countdownText, remainingUntil, useNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Time left until `until` (ISO 8601) by the server's clock, ticking; paused while `isStopped`. */
export function Countdown({ until, isStopped }: { until: string; isStopped?: boolean }) {
  const { t } = useTranslation();
  const now = useNow(isStopped ? 60_000 : 1000);
  const end = Date.parse(until);
  return (
    <time dateTime={until} role="timer" aria-live="off">
      {end <= now ? t('countdownDone') : countdownText(remainingUntil(end, now))}
    </time>
  );
}
