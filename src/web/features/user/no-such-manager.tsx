import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader } from '#web/ui/loaded.tsx';

/** Stands in for a page about a manager whom the address does not name. */
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
