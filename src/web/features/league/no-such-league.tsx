import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BareHeader } from '#web/ui/loaded.tsx';

/** Shown for an address that cannot name a league. */
export function NoSuchLeague() {
  const { t } = useTranslation('common');
  return (
    <>
      <BareHeader />
      <EmptyState icon="league" title={t('error.notFound')} />
    </>
  );
}
