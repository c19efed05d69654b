import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { BareHeader } from './loaded.tsx';

/** Shown for an address that cannot name a team. */
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
