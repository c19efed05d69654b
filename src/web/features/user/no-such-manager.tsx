import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader } from '#web/ui/loaded.tsx';

/** Shown for an address that names no manager. */
export function NoSuchManager() {
  const { t } = useTranslation('user');
  return (
    <>
      <BareHeader />
      <EmptyState icon="community" title={t('unknown')}>
        <LinkButton to="/search">{t('find')}</LinkButton>
      </EmptyState>
    </>
  );
}
