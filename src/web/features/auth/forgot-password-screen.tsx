import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '#web/lib/api.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { AuthCard } from './auth-card.tsx';
import { missingFields } from './checks.ts';
import { Form, FormFoot } from './form.tsx';
import { NoMail } from './no-mail.tsx';
import { useActivation } from './use-activation.ts';

export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const isByMail = useActivation() === 'mail';
  const [isSent, setSent] = useState(false);
  const words = { required: t('required'), passwordShort: '' };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'auth.forgotPassword',
    check: (form) => missingFields(form, ['email'], words),
    send: (form) => client.auth.forgotPassword({ email: textOf(form, 'email') }),
    onDone: () => setSent(true),
  });
  return (
    <AuthCard title={t('forgot.title')} intro={isSent || !isByMail ? undefined : t('forgot.words')}>
      {!isByMail ? (
        <NoMail />
      ) : isSent ? (
        <p role="status">{t('forgot.sent')}</p>
      ) : (
        <Form onSubmit={onSubmit} message={message} submit={t('forgot.submit')} isPending={isPending}>
          <TextInput
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            error={faults['email']}
            required
          />
        </Form>
      )}
      <FormFoot>
        <Link to="/auth/login">{t('forgot.back')}</Link>
      </FormFoot>
    </AuthCard>
  );
}
