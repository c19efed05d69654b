import { Checkbox, TextInput } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PasskeyLogin } from '#web/features/passkey/login-button.tsx';
import { client } from '#web/lib/api.ts';
import { refreshSession } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AuthCard } from './auth-card.tsx';
import { missingFields } from './checks.ts';
import { Form, FormFoot } from './form.tsx';
import { internalPath } from './internal-path.ts';

export function LoginScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const goIn = async () => {
    await refreshSession();
    router.history.push(internalPath(search['redirect']) ?? '/club/overview');
  };
  const words = { required: t('required'), passwordShort: t('passwordShort') };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'auth.login',
    check: (form) => missingFields(form, ['email', 'password'], words),
    send: (form) =>
      client.auth.login({
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        remember: form.has('remember'),
        code: textOf(form, 'code') || undefined,
      }),
    onDone: goIn,
  });
  // Once the password was right the field for the code stays, no matter what else fails.
  const [asksForCode, setAsksForCode] = useState(false);
  if (faults['code'] && !asksForCode) setAsksForCode(true);
  return (
    <AuthCard title={t('login.title')}>
      <Form onSubmit={onSubmit} message={message} submit={t('login.submit')} isPending={isPending}>
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          error={faults['email']}
          required
        />
        <PasswordInput
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={faults['password']}
          required
        />
        {asksForCode && (
          <TextInput
            name="code"
            label={t('login.code')}
            description={t('login.codeHint')}
            autoComplete="one-time-code"
            error={faults['code']}
            required
            data-autofocus
          />
        )}
        <Row gap="lg" justify="between">
          <Checkbox name="remember" label={t('login.remember')} />
          <Link to="/auth/forgot-password">{t('login.forgot')}</Link>
        </Row>
      </Form>
      <PasskeyLogin onDone={goIn} />
      <FormFoot>
        {t('login.noAccount')} <Link to="/auth/register">{t('login.register')}</Link>
      </FormFoot>
    </AuthCard>
  );
}
