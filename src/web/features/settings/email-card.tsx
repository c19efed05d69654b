import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { missingFields } from '#web/features/auth/checks.ts';
import { useActivation } from '#web/features/auth/use-activation.ts';
import { client } from '#web/lib/api.ts';
import { refreshSession, useManager } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { CardForm } from './card-form.tsx';

/** Shows the email address of the login, and a form to change it. */
export function EmailCard() {
  const { t } = useTranslation('account');
  const { email } = useManager();
  const isByMail = useActivation() === 'mail';
  const [sentTo, setSentTo] = useState<string[]>([]);
  const words = { required: t('email.required'), passwordShort: '' };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'account.changeEmail',
    check: (form) => missingFields(form, ['email', 'password'], words),
    send: async (form) => {
      const wanted = textOf(form, 'email').trim();
      await client.account.changeEmail({ email: wanted, password: textOf(form, 'password') });
      return wanted;
    },
    onDone: async (wanted) => {
      if (!isByMail) await refreshSession();
      setSentTo([...sentTo, wanted]);
    },
  });
  return (
    <Section title={t('email.title')}>
      <CardForm
        onSubmit={onSubmit}
        message={message}
        submit={t(isByMail ? 'email.save' : 'email.saveNoMail')}
        isPending={isPending}
      >
        <p>{t('email.present', { email })}</p>
        {/* New fields after each submit: the old ones contain a password. */}
        <Stack key={sentTo.length} gap="md" bottom="lg">
          <TextInput
            name="email"
            type="email"
            label={t('email.new')}
            autoComplete="email"
            error={faults['email']}
            required
          />
          <PasswordInput
            name="password"
            label={t('email.password')}
            autoComplete="current-password"
            error={faults['password']}
            required
          />
        </Stack>
        <Text aside role="status">
          {sentTo.length > 0
            ? t(isByMail ? 'email.sent' : 'email.changed', { email: sentTo.at(-1) ?? '' })
            : t(isByMail ? 'email.hint' : 'email.hintNoMail')}
        </Text>
      </CardForm>
    </Section>
  );
}
