import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '#web/features/layout/use-log-out.ts';
import { AuthCard } from './auth-card.tsx';

/** The only screen of a user whose club went bankrupt. */
export function BankruptcyScreen() {
  const { t } = useTranslation('auth');
  const logOut = useLogOut();
  return (
    <AuthCard title={t('bankruptcy.title')} intro={t('bankruptcy.words')}>
      <p>{t('bankruptcy.next')}</p>
      <Button variant="default" onClick={() => logOut.mutate()} loading={logOut.isPending}>
        {t('bankruptcy.logOut')}
      </Button>
    </AuthCard>
  );
}
