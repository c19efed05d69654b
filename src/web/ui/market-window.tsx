import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from './countdown.tsx';

/** Shows whether a market is open, and until when: by the clock, or by the day if the clock cannot tell. */
export function MarketWindow({
  words,
  closesAt,
  closesOn,
}: {
  words: string;
  closesAt: string | null;
  closesOn: number | null;
}) {
  const { t } = useTranslation();
  const isPaused = useClock()?.isPaused ?? false;
  return (
    <span>
      {words} {!closesAt && closesOn !== null && t('closesOn', { day: closesOn })}
      {closesAt && (
        <>
          {t('closesIn')} <Countdown until={closesAt} isStopped={isPaused} />
        </>
      )}
    </span>
  );
}
