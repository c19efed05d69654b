import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { refreshSession, standingOf, useUser } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import css from './activate.module.css';
import { AuthCard } from './auth-card.tsx';
import { missingFields } from './checks.ts';
import { Form } from './form.tsx';
import { NoMail } from './no-mail.tsx';
import { useActivation } from './use-activation.ts';

/** The only screen of a user who is not activated yet: which address the email went to, and how to get another one. */
export function ActivateScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const user = useUser();
  const activation = useActivation();
  const router = useRouter();
  const again = useMutation({
    mutationFn: () => client.auth.resendActivation(),
    onSuccess: () => alert('success', t('auth:activate.sent')),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const look = useMutation({
    mutationFn: async () => {
      if (activation === 'at-once') await client.auth.resendActivation();
      return refreshSession();
    },
    onSuccess: async (fresh) => {
      if (standingOf(fresh) === 'not-activated')
        alert('error', t(`auth:activate.notYet.${activation}`, { email: fresh?.email ?? '' }));
      else await router.navigate({ to: '/club/choose' });
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const words = { required: t('auth:required'), passwordShort: '' };
  const change = useSubmit({
    call: 'auth.changeActivationEmail',
    check: (form) => missingFields(form, ['email'], words),
    send: (form) => client.auth.changeActivationEmail({ email: textOf(form, 'email') }),
    onDone: async () => {
      const fresh = await refreshSession();
      if (fresh && standingOf(fresh) !== 'not-activated') await router.navigate({ to: '/club/choose' });
      else if (activation === 'mail') alert('success', t('auth:activate.sentTo', { email: fresh?.email ?? '' }));
      else alert('error', t(`auth:activate.notYet.${activation}`, { email: fresh?.email ?? '' }));
    },
  });

  if (!user) {
    return (
      <AuthCard title={t('auth:activate.title')} intro={t('auth:activate.visitor')}>
        <LinkButton to="/auth/login">{t('auth:login.submit')}</LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t(activation === 'mail' ? 'auth:activate.title' : 'auth:activate.titleNoMail')}
      intro={activation === 'mail' && t('auth:activate.words', { email: user.email })}
    >
      {activation === 'operator' && <NoMail email={user.email} />}
      <Row gap="sm">
        <Button onClick={() => look.mutate()} loading={look.isPending}>
          {t(activation === 'at-once' ? 'auth:activate.now' : 'auth:activate.check')}
        </Button>
        {activation === 'mail' && (
          <Button variant="default" onClick={() => again.mutate()} loading={again.isPending}>
            {t('auth:activate.again')}
          </Button>
        )}
      </Row>
      <h2 className={css.title}>{t('auth:activate.wrong')}</h2>
      <Form
        onSubmit={change.onSubmit}
        message={change.message}
        submit={t(activation === 'mail' ? 'auth:activate.change' : 'auth:activate.changeNoMail')}
        isPending={change.isPending}
      >
        <TextInput
          name="email"
          type="email"
          label={t('auth:activate.newEmail')}
          autoComplete="email"
          error={change.faults['email']}
          required
        />
      </Form>
    </AuthCard>
  );
}
