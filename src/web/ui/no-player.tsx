import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { PageHeader } from './page-header.tsx';

/** Shown on a visit without a player, or for an address that cannot name one. */
export function NoPlayer() {
  const { t } = useTranslation('player');
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="user" title={t('none')}>
        <p>{t('noneHint')}</p>
        <LinkButton to="/league/stats/{-$id}" params={{ id: undefined }} mt="sm">
          {t('toStats')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
