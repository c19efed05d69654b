import { TextInput } from '@mantine/core';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { AuthCard } from './auth-card.tsx';
import { missingFields, newPasswordFaults } from './checks.ts';
import { Form } from './form.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

/** Opened by the link in the password-reset email, which contains the token and the address. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { token } = useParams({ from: '/email/reset-password/$token' });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const email = typeof search['email'] === 'string' ? search['email'] : '';
  const words = { required: t('required'), passwordShort: t('passwordShort') };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'auth.resetPassword',
    check: (form) => ({ ...missingFields(form, ['email'], words), ...newPasswordFaults(form, 'password', words) }),
    send: (form) =>
      client.auth.resetPassword({ token, email: textOf(form, 'email'), password: textOf(form, 'password') }),
    onDone: async () => {
      alert('success', t('reset.done'));
      await router.navigate({ to: '/auth/login' });
    },
  });
  return (
    <AuthCard title={t('reset.title')} intro={t('reset.words')}>
      <Form
        onSubmit={onSubmit}
        message={message ?? faults['token'] ?? null}
        submit={t('reset.submit')}
        isPending={isPending}
      >
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={email}
          error={faults['email']}
          required
        />
        <NewPasswordInput label={t('newPassword')} error={faults['password']} known={[email]} />
      </Form>
    </AuthCard>
  );
}
