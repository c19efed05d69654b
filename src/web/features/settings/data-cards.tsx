import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { saveJson } from '#web/lib/save-json.ts';
import { forgetSession } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';

/** Export, pause and deletion of the account. */
export function DataCards() {
  const { t } = useTranslation(['account', 'common']);
  const exportData = useMutation({
    mutationFn: () => client.account.exportData(),
    onSuccess: ({ data }) => saveJson('rinkside-my-data', data),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return (
    <>
      <Section title={t('account:export.title')}>
        <Stack gap="md" bottom="lg">
          <p>{t('account:export.words')}</p>
          <div>
            <Button variant="default" onClick={() => exportData.mutate()} loading={exportData.isPending}>
              {t('account:export.button')}
            </Button>
          </div>
        </Stack>
      </Section>
      <LeavingCard kind="pause" leave={(password) => client.account.pause({ password })} />
      <LeavingCard kind="remove" leave={(password) => client.account.remove({ password })} />
    </>
  );
}

const AFTERWARDS = { pause: '/auth/deactivated', remove: '/auth/deleted' } as const;

/** A card that pauses or deletes the account, once the password has been given. */
function LeavingCard({ kind, leave }: { kind: 'pause' | 'remove'; leave: (password: string) => Promise<unknown> }) {
  const { t } = useTranslation(['account', 'common']);
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { onSubmit, faults, message, isPending } = useSubmit({
    send: (form) => leave(textOf(form, 'password')),
    onDone: async () => {
      forgetSession();
      await router.navigate({ to: AFTERWARDS[kind] });
    },
  });
  const color = kind === 'remove' ? 'red.8' : undefined;
  return (
    <Section title={t(`account:${kind}.title`)}>
      <Stack gap="md" bottom="lg">
        <p>{t(`account:${kind}.words`)}</p>
        <div>
          <Button color={color} variant={color ? 'filled' : 'default'} onClick={() => setAsking(true)}>
            {t(`account:${kind}.button`)}
          </Button>
        </div>
      </Stack>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t(`account:${kind}.question`)}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack onSubmit={onSubmit} as="form" gap="md" bottom="lg" noValidate>
          <p>{t(`account:${kind}.words`)}</p>
          <PasswordInput
            name="password"
            label={t('account:confirmPassword')}
            autoComplete="current-password"
            error={faults['password'] ?? faults['currentPassword'] ?? message}
            required
            data-autofocus
          />
          <Row gap="md" justify="end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color={color} loading={isPending}>
              {t(`account:${kind}.button`)}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </Section>
  );
}
