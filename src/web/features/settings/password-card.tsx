import { useState } from 'react';
import { missingFields, newPasswordFaults } from '#web/features/auth/checks.ts';
import { NewPasswordInput } from '#web/features/auth/new-password-input.tsx';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { CardForm } from './card-form.tsx';

export function PasswordCard() {
  const { t } = useTranslation('account');
  const user = useManager();
  const [changes, setChanges] = useState(0);
  const words = { required: t('password.required'), passwordShort: t('password.short') };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'account.changePassword',
    check: (form) => ({
      ...missingFields(form, ['currentPassword'], words),
      ...newPasswordFaults(form, 'password', words),
    }),
    send: (form) =>
      client.account.changePassword({
        currentPassword: textOf(form, 'currentPassword'),
        password: textOf(form, 'password'),
      }),
    onDone: () => {
      alert('success', t('password.saved'));
      // New fields: the old ones contain passwords.
      setChanges(changes + 1);
    },
  });
  return (
    <Section title={t('password.title')}>
      <CardForm onSubmit={onSubmit} message={message} submit={t('password.save')} isPending={isPending}>
        <Stack key={changes} gap="md" bottom="lg">
          {/* Password managers look for the address next to a password. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordInput
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            error={faults['currentPassword']}
            required
          />
          <NewPasswordInput label={t('password.new')} error={faults['password']} known={[user.name, user.email]} />
        </Stack>
        <Text aside>{t('password.hint')}</Text>
      </CardForm>
    </Section>
  );
}
