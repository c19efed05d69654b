import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function ForbiddenScreen() {
  const { t } = useTranslation(['trouble', 'common']);
  return (
    <Notice code="403" title={t('trouble:forbidden.title')}>
      <p>{t('trouble:forbidden.words')}</p>
      <LinkButton to="/">{t('common:backHome')}</LinkButton>
    </Notice>
  );
}
