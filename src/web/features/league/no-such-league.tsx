import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For an address that cannot name a league. */
export function NoSuchLeague() {
  const { t } = useTranslation('common');
  return <EmptyState icon="league" title={t('error.notFound')} />;
}
