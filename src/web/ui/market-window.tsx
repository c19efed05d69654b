import { useTranslation } from 'react-i18next';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from './countdown.tsx';

/** Whether a market is open, and until when. */
export function MarketWindow({ words, closesAt }: { words: string; closesAt: string | null }) {
  const { t } = useTranslation();
  const isPaused = useClock()?.isPaused ?? false;
  return (
    <span>
      {words}{' '}
      {closesAt && (
        <>
          {t('closesIn')} <Countdown until={closesAt} isStopped={isPaused} />
        </>
      )}
    </span>
  );
}
