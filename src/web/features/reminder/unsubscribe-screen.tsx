import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { AuthCard } from '#web/features/auth/auth-card.tsx';
import { Form } from '#web/features/auth/form.tsx';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Opened by the link in an email, without a login. Opening it changes nothing: mail programs open links by themselves. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('reminder');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const token = typeof search['token'] === 'string' ? search['token'] : '';
  const end = useMutation({ mutationFn: () => client.reminders.unsubscribe({ token }) });
  if (end.isSuccess) {
    return (
      <AuthCard title={t('unsubscribe.done')} intro={t('unsubscribe.doneWords')}>
        <LinkButton to="/settings">{t('unsubscribe.settings')}</LinkButton>
      </AuthCard>
    );
  }
  if (token === '') return <AuthCard title={t('unsubscribe.title')} intro={t('unsubscribe.missing')} />;
  return (
    <AuthCard title={t('unsubscribe.title')} intro={t('unsubscribe.words')}>
      <Form
        onSubmit={sends(() => end.mutate())}
        message={end.isError ? messageOf(end.error, t('unsubscribe.failed')) : null}
        submit={t('unsubscribe.button')}
        isPending={end.isPending}
      >
        {null}
      </Form>
    </AuthCard>
  );
}
