import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_NAME } from '#domains/passkey/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { knowsPasskeys, makePasskey, NoPasskeyError } from './ceremonies.ts';
import css from './passkey.module.css';

type Mine = Awaited<ReturnType<typeof client.passkeys.list>>;
type Passkey = Mine['data'][number];
type Step = { kind: 'rest' } | { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** Lists the user's passkeys: add, rename and remove them. */
export function PasskeyCard() {
  const { t } = useTranslation('passkey');
  const queries = useQueryClient();
  const options = api.passkeys.list.queryOptions();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const rest = () => setStep({ kind: 'rest' });
  const show = (mine: Mine, words?: string) => {
    queries.setQueryData(options.queryKey, mine);
    if (words) alert('success', words);
    rest();
  };
  return (
    <Section title={t('title')}>
      <Text bottom="md" tone="dim">
        {t('intro')}
      </Text>
      <Load from={options} skeleton={<LoadingTable rows={1} columns={2} />}>
        {({ data }) => <List passkeys={data} onStep={setStep} />}
      </Load>
      {step.kind === 'rest' &&
        (knowsPasskeys() ? (
          <Button onClick={() => setStep({ kind: 'add' })}>{t('add')}</Button>
        ) : (
          <Text bottom="md" tone="dim">
            {t('unable')}
          </Text>
        ))}
      {step.kind === 'add' && (
        <Ask
          fields={['name', 'password']}
          submit={t('next')}
          send={(form) => makePasskey({ name: textOf(form, 'name'), password: textOf(form, 'password') })}
          onDone={(mine) => show(mine, t('added'))}
          onCancel={rest}
        />
      )}
      {step.kind === 'rename' && (
        <Ask
          fields={['name']}
          name={step.passkey.name}
          submit={t('save')}
          send={(form) => client.passkeys.rename({ id: step.passkey.id, name: textOf(form, 'name') })}
          onDone={(mine) => show(mine)}
          onCancel={rest}
        />
      )}
      {step.kind === 'remove' && (
        <Ask
          fields={['password']}
          submit={t('remove')}
          send={(form) => client.passkeys.remove({ id: step.passkey.id, password: textOf(form, 'password') })}
          onDone={(mine) => show(mine, t('removed'))}
          onCancel={rest}
        />
      )}
    </Section>
  );
}

function List({ passkeys, onStep }: { passkeys: readonly Passkey[]; onStep: (step: Step) => void }) {
  const { t } = useTranslation('passkey');
  const format = useFormat();
  const now = useNow(60_000);
  if (passkeys.length === 0) return null;
  return (
    <Lines bottom="md" aria-label={t('list')}>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} as="li" entry justify="between" gap="md" inset="line" breaks>
          <div>
            <strong>{passkey.name}</strong>
            <Text as="div" aside>
              {[
                t('since', { when: format.instant(passkey.createdAt, 'date') }),
                passkey.usedAt && t('used', { when: format.ago(passkey.usedAt, now) }),
                passkey.isSynced && t('synced'),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </div>
          <Row gap="sm">
            {(['rename', 'remove'] as const).map((kind) => (
              <Button key={kind} size="xs" variant="default" onClick={() => onStep({ kind, passkey })}>
                {t(kind)}
              </Button>
            ))}
          </Row>
        </Row>
      ))}
    </Lines>
  );
}

function Ask({
  fields,
  name,
  submit,
  send,
  onDone,
  onCancel,
}: {
  fields: readonly ('name' | 'password')[];
  name?: string;
  submit: string;
  send: (form: FormData) => Promise<Mine>;
  onDone: (mine: Mine) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('passkey');
  const [isNotMade, setIsNotMade] = useState(false);
  const { onSubmit, faults, message, isPending } = useSubmit({
    send: (form) => {
      setIsNotMade(false);
      return send(form).catch((error: unknown) => {
        if (error instanceof NoPasskeyError) setIsNotMade(true);
        throw error;
      });
    },
    onDone,
  });
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {(message || isNotMade) && (
        <Text tone="bad" role="alert">
          {isNotMade ? t('notMade') : message}
        </Text>
      )}
      {fields.includes('name') && (
        <TextInput
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          defaultValue={name}
          maxLength={MAX_NAME}
          error={faults['name']}
          required
        />
      )}
      {fields.includes('password') && (
        <PasswordInput
          name="password"
          label={t('confirm')}
          autoComplete="current-password"
          error={faults['password']}
          required
        />
      )}
      <Row gap="md">
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  );
}
