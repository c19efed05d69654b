import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** For a visit without a player, or an address that cannot name one. */
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
