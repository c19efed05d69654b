import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MIN_AGE } from '#domains/auth/constants.ts';
import { client } from '#web/lib/api.ts';
import { refreshSession } from '#web/lib/session.ts';
import { type Faults, textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { AuthCard } from './auth-card.tsx';
import { missingFields, newPasswordFaults } from './checks.ts';
import { Form, FormFoot } from './form.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { countryChoices, detectedTimeZone, likelyCountry, timeZoneChoices } from './places.ts';
import { useActivation } from './use-activation.ts';

export function RegisterScreen() {
  const { t, i18n } = useTranslation('auth');
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const refCode = typeof search['ref'] === 'string' ? search['ref'] : '';
  const [known, setKnown] = useState({ name: '', email: '' });
  const activation = useActivation();
  const zone = useMemo(detectedTimeZone, []);
  const countries = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneChoices(zone), [zone]);

  const check = (form: FormData): Faults => {
    const words = { required: t('required'), passwordShort: t('passwordShort') };
    return {
      ...missingFields(form, ['email', 'name', 'country'], words),
      ...newPasswordFaults(form, 'password', words),
      ...(form.has('terms') ? {} : { terms: t('register.termsRequired') }),
    };
  };
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'auth.register',
    check,
    send: (form) =>
      client.auth.register({
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        name: textOf(form, 'name').trim(),
        country: textOf(form, 'country'),
        timeZone: textOf(form, 'timeZone'),
        refCode: textOf(form, 'refCode').trim() || undefined,
      }),
    onDone: async () => {
      await refreshSession();
      await router.navigate({ to: '/auth/activate' });
    },
  });
  return (
    <AuthCard title={t('register.title')} intro={activation === 'mail' ? undefined : t(`register.${activation}`)}>
      <Form onSubmit={onSubmit} message={message} submit={t('register.submit')} isPending={isPending}>
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          error={faults['email']}
          required
          onChange={(event) => setKnown({ ...known, email: event.currentTarget.value })}
        />
        <NewPasswordInput label={t('password')} error={faults['password']} known={Object.values(known)} />
        <TextInput
          name="name"
          label={t('register.name')}
          description={t('register.nameHint')}
          autoComplete="nickname"
          error={faults['name']}
          required
          onChange={(event) => setKnown({ ...known, name: event.currentTarget.value })}
        />
        <NativeSelect
          name="country"
          label={t('register.country')}
          autoComplete="country"
          data={[{ value: '', label: t('register.chooseCountry') }, ...countries]}
          defaultValue={likelyCountry(navigator.language)}
          error={faults['country']}
          required
        />
        <NativeSelect
          name="timeZone"
          label={t('register.timeZone')}
          description={t('register.timeZoneHint')}
          data={zones}
          defaultValue={zone}
          error={faults['timeZone']}
        />
        <TextInput
          name="refCode"
          label={t('register.refCode')}
          description={t('register.refCodeHint')}
          defaultValue={refCode}
          maxLength={20}
          error={faults['refCode']}
        />
        <Checkbox
          name="terms"
          label={t('register.terms', { age: MIN_AGE })}
          description={
            <Link to="/guide" search={{ chapter: 'rules' }} target="_blank">
              {t('register.rules')}
            </Link>
          }
          error={faults['terms']}
        />
      </Form>
      <FormFoot>
        {t('register.haveAccount')} <Link to="/auth/login">{t('register.logIn')}</Link>
      </FormFoot>
    </AuthCard>
  );
}
