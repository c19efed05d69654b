import { useEffect } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Notice } from '#web/ui/notice.tsx';

/**
 * Shown without a connection. The browser reports when it is back (lib/connectivity.ts); a user who opens this page
 * online goes on at once.
 */
export function OfflineScreen() {
  const { t } = useTranslation('trouble');
  useEffect(() => {
    if (navigator.onLine) location.replace('/club/overview');
  }, []);
  return (
    <Notice code="–:––" title={t('offline.title')}>
      <p>{t('offline.advice')}</p>
    </Notice>
  );
}
