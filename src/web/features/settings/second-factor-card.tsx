import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Columns, Row, Stack, Text } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { CardForm } from './card-form.tsx';
import css from './settings.module.css';

type Step = 'rest' | 'begin' | 'scan' | 'codes' | 'renew' | 'remove';

/** Two-step login: turned on with an authenticator app, its recovery codes, and turned off. */
export function SecondFactorCard() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const queries = useQueryClient();
  const options = api.account.secondFactor.queryOptions();
  const factor = useQuery(options);
  const [step, setStep] = useState<Step>('rest');
  const [made, setMade] = useState<{ secret: string; qr: string } | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const rest = () => {
    setStep('rest');
    setMade(null);
    setCodes([]);
    return queries.invalidateQueries({ queryKey: options.queryKey });
  };
  const show = (fresh: string[]) => {
    setCodes(fresh);
    setStep('codes');
  };
  const state = factor.data?.data;
  return (
    <Section title={t('secondFactor.title')}>
      {factor.isPending && <LoadingTable rows={1} columns={1} />}
      {factor.isError && <ErrorState error={factor.error} onRetry={() => void factor.refetch()} />}
      {state && step === 'rest' && (
        <Stack gap="md" bottom="lg">
          <p>
            {state.since
              ? t('secondFactor.on', {
                  when: format.instant(state.since, 'date'),
                  codes: t('secondFactor.codesLeft', { count: state.recoveryCodesLeft }),
                })
              : t('secondFactor.off')}
          </p>
          <Row gap="md">
            {state.since ? (
              <>
                <Button variant="default" onClick={() => setStep('renew')}>
                  {t('secondFactor.renew')}
                </Button>
                <Button variant="default" onClick={() => setStep('remove')}>
                  {t('secondFactor.remove')}
                </Button>
              </>
            ) : (
              <Button onClick={() => setStep('begin')}>{t('secondFactor.begin')}</Button>
            )}
          </Row>
        </Stack>
      )}
      {step === 'begin' && (
        <AskAgain
          submit={t('secondFactor.next')}
          send={(form) => client.account.beginSecondFactor({ password: textOf(form, 'password') })}
          onDone={({ data }) => {
            setMade(data);
            setStep('scan');
          }}
          onCancel={rest}
        />
      )}
      {step === 'scan' && made && <Scan {...made} onDone={show} onCancel={rest} />}
      {step === 'renew' && (
        <AskAgain
          submit={t('secondFactor.renew')}
          hasCode
          send={(form) =>
            client.account.renewRecoveryCodes({ password: textOf(form, 'password'), code: textOf(form, 'code') })
          }
          onDone={({ data }) => show(data)}
          onCancel={rest}
        />
      )}
      {step === 'codes' && <Codes codes={codes} onDone={rest} />}
      {step === 'remove' && (
        <AskAgain
          submit={t('secondFactor.remove')}
          hasCode
          send={(form) =>
            client.account.removeSecondFactor({ password: textOf(form, 'password'), code: textOf(form, 'code') })
          }
          onDone={() => {
            alert('success', t('secondFactor.removed'));
            return rest();
          }}
          onCancel={rest}
        />
      )}
    </Section>
  );
}

/** Asks for the password, and a code if there is one: an open browser is not enough to change how an account logs in. */
function AskAgain<Answer>({
  submit,
  hasCode = false,
  send,
  onDone,
  onCancel,
}: {
  submit: string;
  hasCode?: boolean;
  send: (form: FormData) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  onCancel: () => unknown;
}) {
  const { t } = useTranslation(['account', 'common']);
  const form = useSubmit({ send, onDone });
  return (
    <CardForm onSubmit={form.onSubmit} message={form.message} submit={submit} isPending={form.isPending}>
      <PasswordInput
        name="password"
        label={t('account:confirmPassword')}
        autoComplete="current-password"
        error={form.faults['password']}
        required
        data-autofocus
      />
      {hasCode && <CodeInput error={form.faults['code']} />}
      <div>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </CardForm>
  );
}

function Scan({
  secret,
  qr,
  onDone,
  onCancel,
}: {
  secret: string;
  qr: string;
  onDone: (codes: string[]) => void;
  onCancel: () => unknown;
}) {
  const { t } = useTranslation(['account', 'common']);
  const { onSubmit, faults, message, isPending } = useSubmit({
    send: (form) => client.account.confirmSecondFactor({ code: textOf(form, 'code') }),
    onDone: ({ data }) => onDone(data),
  });
  return (
    <CardForm onSubmit={onSubmit} message={message} submit={t('account:secondFactor.confirm')} isPending={isPending}>
      <p>{t('account:secondFactor.scan')}</p>
      <img
        className={css.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('account:secondFactor.qr')}
        width={200}
        height={200}
      />
      <Text aside>
        {t('account:secondFactor.type')} <code className={css.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Text>
      <CodeInput error={faults['code']} />
      <div>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </CardForm>
  );
}

function CodeInput({ error }: { error: string | undefined }) {
  const { t } = useTranslation('account');
  return <TextInput name="code" label={t('secondFactor.code')} autoComplete="one-time-code" error={error} required />;
}

function Codes({ codes, onDone }: { codes: string[]; onDone: () => unknown }) {
  const { t } = useTranslation('account');
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    alert('success', t('secondFactor.copied'));
  };
  return (
    <Stack gap="md" bottom="lg">
      <p>{t('secondFactor.codes')}</p>
      <Columns as="ul" min={130} close size="lg" aria-label={t('secondFactor.codesLabel')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Columns>
      <Row gap="md">
        <Button variant="default" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button onClick={onDone}>{t('secondFactor.kept')}</Button>
      </Row>
    </Stack>
  );
}
