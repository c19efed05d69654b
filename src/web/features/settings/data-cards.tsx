import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PLACE_DAYS } from '#domains/auth/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { saveJson } from '#web/lib/save-json.ts';
import { forgetSession } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { WhatIsLost } from './what-is-lost.tsx';

/** Shows the export, pause and deletion of the account. */
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

interface Leaving {
  kind: 'pause' | 'remove';
  leave: (password: string) => Promise<unknown>;
}

/** A card that pauses or deletes the account, after asking for the password. */
function LeavingCard({ kind, leave }: Leaving) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const color = colorOf(kind);
  return (
    <Section title={t(`${kind}.title`)}>
      <Stack gap="md" bottom="lg">
        <p>{t(`${kind}.words`, { days: PLACE_DAYS })}</p>
        <div>
          <Button color={color} variant={color ? 'filled' : 'default'} onClick={() => setAsking(true)}>
            {t(`${kind}.button`)}
          </Button>
        </div>
      </Stack>
      <Dialog isOpen={isAsking} onClose={close} title={t(`${kind}.question`)}>
        <LeavingForm kind={kind} leave={leave} onCancel={close} />
      </Dialog>
    </Section>
  );
}

const colorOf = (kind: Leaving['kind']) => (kind === 'remove' ? 'red.8' : undefined);

/** The text and fields of the dialog of such a card. */
export function LeavingForm({ kind, leave, onCancel }: Leaving & { onCancel: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const router = useRouter();
  const { onSubmit, faults, message, isPending } = useSubmit({
    send: (form) => leave(textOf(form, 'password')),
    onDone: async () => {
      forgetSession();
      await router.navigate({ to: AFTERWARDS[kind] });
    },
  });
  return (
    <Stack onSubmit={onSubmit} as="form" gap="md" bottom="lg" noValidate>
      <p>{t(`account:${kind}.words`, { days: PLACE_DAYS })}</p>
      {kind === 'remove' && <WhatIsLost />}
      <PasswordInput
        name="password"
        label={t('account:confirmPassword')}
        autoComplete="current-password"
        error={faults['password'] ?? faults['currentPassword'] ?? message}
        required
        data-autofocus
      />
      <Row gap="md" justify="end">
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" color={colorOf(kind)} loading={isPending}>
          {t(`account:${kind}.button`)}
        </Button>
      </Row>
    </Stack>
  );
}
