import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { alert } from '#web/lib/alerts.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { knowsPasskeys, logInWithPasskey, NoPasskeyError } from './ceremonies.ts';

/** A login with a passkey, below the form. */
export function PasskeyLogin({ onDone }: { onDone: () => unknown }) {
  const { t } = useTranslation(['passkey', 'common']);
  const logIn = useMutation({
    mutationFn: () => logInWithPasskey(false),
    onSuccess: () => void onDone(),
    onError: (error) =>
      alert(
        'error',
        error instanceof NoPasskeyError ? t('passkey:notUsed') : messageOf(error, t('common:somethingFailed')),
      ),
  });
  if (!knowsPasskeys()) return null;
  return (
    <Button variant="default" size="md" fullWidth mt="sm" onClick={() => logIn.mutate()} loading={logIn.isPending}>
      {t('passkey:logIn')}
    </Button>
  );
}
