import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { sends } from '#web/lib/sends.ts';
import { refreshSession, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { Form } from './form.tsx';

/**
 * Opened by the link sent to a new address, with or without a login. Opening it changes nothing: mail programs open
 * links by themselves.
 */
export function EmailChangeScreen() {
  const { t } = useTranslation('auth');
  const user = useUser();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const token = typeof search['token'] === 'string' ? search['token'] : '';
  const change = useMutation({
    mutationFn: async () => {
      const { data } = await client.auth.confirmEmail({ token });
      await refreshSession();
      return data.email;
    },
  });
  if (change.isSuccess) {
    return (
      <AuthCard title={t('emailChange.done')} intro={t('emailChange.doneWords', { email: change.data })}>
        {user ? (
          <LinkButton to="/settings">{t('emailChange.settings')}</LinkButton>
        ) : (
          <LinkButton to="/auth/login">{t('login.submit')}</LinkButton>
        )}
      </AuthCard>
    );
  }
  if (token === '') return <AuthCard title={t('emailChange.title')} intro={t('emailChange.missing')} />;
  return (
    <AuthCard title={t('emailChange.title')} intro={t('emailChange.words')}>
      <Form
        onSubmit={sends(() => change.mutate())}
        message={change.isError ? messageOf(change.error, t('emailChange.failed')) : null}
        submit={t('emailChange.button')}
        isPending={change.isPending}
      >
        {null}
      </Form>
    </AuthCard>
  );
}
