import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Shown for an address that names no game. */
export function NoSuchGame() {
  const { t } = useTranslation(['game', 'screens']);
  return (
    <>
      <PageHeader title={t('game:noSuchGame')} />
      <EmptyState title={t('game:noSuchGame')}>
        <p>{t('game:noSuchGameHint')}</p>
        <LinkButton to="/league/schedule/{-$id}" params={{ id: undefined }} mt="sm">
          {t('screens:/league/schedule/{-$id}')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
