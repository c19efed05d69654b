import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { refreshSession, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

/** Opened by the link in the activation email: activates at once, and goes on to the choice of a club. */
export function EmailActivateScreen() {
  const { t } = useTranslation('auth');
  const user = useUser();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const token = typeof search['token'] === 'string' ? search['token'] : '';
  // A query, not an effect: the link works once, and must be used once no matter how often the screen renders.
  const activation = useQuery({
    queryKey: ['activation', token],
    queryFn: async () => {
      await client.auth.activate({ token });
      await refreshSession();
      return true;
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  if (activation.isSuccess) {
    return (
      <AuthCard
        title={t('emailActivate.done')}
        intro={t(user ? 'emailActivate.doneWords' : 'emailActivate.doneVisitor')}
      >
        {user ? (
          <LinkButton to="/club/choose">{t('emailActivate.choose')}</LinkButton>
        ) : (
          <LinkButton to="/auth/login">{t('emailActivate.logIn')}</LinkButton>
        )}
      </AuthCard>
    );
  }
  if (token === '' || activation.isError) {
    return (
      <AuthCard
        title={t('emailActivate.failed')}
        intro={token === '' ? t('emailActivate.missing') : messageOf(activation.error, t('emailActivate.missing'))}
      >
        <LinkButton to="/auth/activate">{t('emailActivate.sendAgain')}</LinkButton>
      </AuthCard>
    );
  }
  return <AuthCard title={t('emailActivate.title')} intro={t('emailActivate.working')} />;
}
