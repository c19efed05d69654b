import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Shown instead of a screen whose feature an admin has closed, with the admin's note. */
export function ClosedScreen({ reason }: { reason: string }) {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <Notice title={t('layout:closed.title')}>
      <p>{reason === '' ? t('layout:closed.words') : reason}</p>
      <LinkButton to="/">{t('common:backHome')}</LinkButton>
    </Notice>
  );
}
