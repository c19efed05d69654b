import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader } from '#web/ui/loaded.tsx';

/** For an address that cannot name a team. */
export function NoSuchTeam() {
  const { t } = useTranslation(['common', 'screens']);
  return (
    <>
      <BareHeader />
      <EmptyState icon="club" title={t('common:error.notFound')}>
        <LinkButton to="/league/standings/{-$id}" params={{ id: undefined }} mt="sm">
          {t('screens:/league/standings/{-$id}')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
