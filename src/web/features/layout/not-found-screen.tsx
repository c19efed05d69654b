import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Shown for every address without a screen. */
export function NotFoundScreen() {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <Notice code="404" title={t('layout:notFoundTitle')}>
      <LinkButton to="/">{t('common:backHome')}</LinkButton>
    </Notice>
  );
}
