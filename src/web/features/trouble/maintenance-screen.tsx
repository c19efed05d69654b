import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RECHECK_SECONDS, runMaintenanceCountdown } from './maintenance-countdown.ts';

/** Counts ten seconds down, asks the server, and goes back to the game once it answers. */
export function MaintenanceScreen() {
  const { t } = useTranslation('trouble');
  const router = useRouter();
  const queries = useQueryClient();
  const [seconds, setSeconds] = useState(RECHECK_SECONDS);
  useEffect(
    () =>
      runMaintenanceCountdown({
        onTick: setSeconds,
        isOpen: () =>
          client.world.status().then(
            () => true,
            () => false,
          ),
        onOpen: () => {
          queries.clear();
          void router.navigate({ to: '/club/overview/{-$id}', params: { id: undefined } });
        },
      }),
    [router, queries],
  );
  return (
    <Notice code={`0:${String(seconds).padStart(2, '0')}`} title={t('maintenance.title')}>
      <p>{t('maintenance.words')}</p>
      <p role="timer" aria-live="off">
        {seconds > 0 ? t('maintenance.next', { seconds }) : t('maintenance.checking')}
      </p>
    </Notice>
  );
}
