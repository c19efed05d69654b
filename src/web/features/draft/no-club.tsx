import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Tells users without a club that only clubs draft. */
export function NoClub() {
  const { t } = useTranslation('draft');
  return (
    <EmptyState icon="club" title={t('noClub')}>
      <LinkButton to="/club/choose">{t('choose')}</LinkButton>
    </EmptyState>
  );
}
