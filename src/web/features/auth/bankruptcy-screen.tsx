import { Button } from '@mantine/core';
import { WaitNotice } from '#web/features/club/choose/wait-notice.tsx';
import { Fall } from '#web/features/finances/fall.tsx';
import { useLogOut } from '#web/features/layout/use-log-out.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Load } from '#web/ui/loaded.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { AuthCard } from './auth-card.tsx';
import { NewStartList } from './new-start-list.tsx';

/** The only screen of a user whose club went bankrupt: the clubs with which they can start over. */
export function BankruptcyScreen() {
  const { t } = useTranslation('auth');
  const logOut = useLogOut();
  return (
    <AuthCard title={t('bankruptcy.title')} intro={t('bankruptcy.words')}>
      <Fall />
      <Load from={api.club.openToBankrupt.queryOptions()} skeleton={<LoadingTable />}>
        {({ data }) => (
          <>
            <p>{t(data.length > 0 ? 'bankruptcy.next' : 'bankruptcy.none')}</p>
            <WaitNotice />
            <NewStartList clubs={data} />
          </>
        )}
      </Load>
      <Button variant="default" onClick={() => logOut.mutate()} loading={logOut.isPending}>
        {t('bankruptcy.logOut')}
      </Button>
    </AuthCard>
  );
}
