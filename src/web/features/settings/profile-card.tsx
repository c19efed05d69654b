import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CURRENCIES } from '#domains/account/constants.ts';
import { countryChoices, timeZoneChoices } from '#web/features/auth/places.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { CardForm } from './card-form.tsx';

export function ProfileCard() {
  const { t, i18n } = useTranslation('account');
  const user = useManager();
  const queries = useQueryClient();
  const countries = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneChoices(user.timeZone), [user.timeZone]);
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'account.update',
    send: (form) =>
      client.account.update({
        name: textOf(form, 'name').trim(),
        country: textOf(form, 'country'),
        timeZone: textOf(form, 'timeZone'),
        currency: CURRENCIES.find((currency) => currency === textOf(form, 'currency')),
      }),
    onDone: ({ data }) => {
      queries.setQueryData(sessionQuery.queryKey, data);
      alert('success', t('profile.saved'));
    },
  });
  return (
    <Section title={t('profile.title')}>
      <CardForm onSubmit={onSubmit} message={message} submit={t('profile.save')} isPending={isPending}>
        <TextInput
          name="name"
          label={t('profile.name')}
          defaultValue={user.name}
          error={faults['name']}
          autoComplete="nickname"
          required
        />
        <NativeSelect
          name="country"
          label={t('profile.country')}
          data={countries}
          defaultValue={user.country}
          error={faults['country']}
        />
        <NativeSelect
          name="timeZone"
          label={t('profile.timeZone')}
          data={zones}
          defaultValue={user.timeZone}
          error={faults['timeZone']}
        />
        <NativeSelect
          name="currency"
          label={t('profile.currency')}
          description={t('profile.currencyHint')}
          data={CURRENCIES.map((value) => ({ value, label: t(`profile.currencies.${value}`) }))}
          defaultValue={user.currency}
          error={faults['currency']}
        />
      </CardForm>
    </Section>
  );
}
