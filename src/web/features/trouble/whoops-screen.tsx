import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/ui/notice.tsx';

/** Something broke. Reload leads to the club overview by a full load, which starts everything afresh. */
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
