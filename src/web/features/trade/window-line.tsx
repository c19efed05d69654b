import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from '#web/ui/countdown.tsx';

/** Says whether clubs may trade, and until when; refetched when the answer expires. */
export function WindowLine() {
  const { t } = useTranslation('trade');
  const isPaused = useClock()?.isPaused ?? false;
  const query = useQuery(api.trades.window.queryOptions(untilExpiry));
  const window = query.data?.data;
  if (!window) return null;
  const { statusReason, day, closesAt, opensAt } = window;
  const until = closesAt ?? opensAt;
  return (
    <span>
      {t(`window.${statusReason}`, { day })}{' '}
      {until && (
        <>
          {t(closesAt ? 'window.closesIn' : 'window.opensIn')} <Countdown until={until} isStopped={isPaused} />
        </>
      )}
    </span>
  );
}
