import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/words.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Shown after an error. Reload goes to the club overview with a full page load, which starts the app over. */
export function WhoopsScreen() {
  const { t } = useTranslation('trouble');
  return (
    <Notice code="500" title={t('whoops.title')}>
      <p>{t('whoops.advice')}</p>
      <Button component="a" href="/club/overview">
        {t('whoops.reload')}
      </Button>
    </Notice>
  );
}
