/** The form in which a user begins a career of any kind. */

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { JobRole } from '#domains/job/constants.ts';
import { type CareerKind, MAX_NAME } from '#domains/person/constants.ts';
import { client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

interface Props {
  kind: CareerKind;
  /** The possible strengths; the first is suggested. */
  roles?: readonly { value: JobRole; label: string }[];
}

/** A form for a new career: name, nation and, for kinds with roles, strength; all data on the screen is refetched afterwards. */
export function BeginCareer({ kind, roles }: Props) {
  const { t } = useTranslation('job');
  const world = useWorldIfLoaded();
  const begin = useCommand(client.jobs.begin, () => t(`begin.${kind}.begun`), [[]]);
  const [firstname, setFirst] = useState('');
  const [lastname, setLast] = useState('');
  const [nationId, setNation] = useState('');
  const [role, setRole] = useState(roles?.[0]?.value);
  const ownCountry = useUser()?.country;
  const home = world?.nations.find(({ code }) => code === ownCountry) ?? world?.nations[0];
  const nation = Number(nationId) || (home?.id ?? 0);
  return (
    <Section title={t(`begin.${kind}.title`)}>
      <Stack
        as="form"
        gap="md"
        onSubmit={sends(() => begin.mutate({ kind, firstname, lastname, nationId: nation, ...(role && { role }) }))}
      >
        <p>{t(`begin.${kind}.hint`)}</p>
        <TextInput
          label={t('begin.firstname')}
          value={firstname}
          required
          maxLength={MAX_NAME}
          onChange={({ currentTarget: { value } }) => setFirst(value)}
        />
        <TextInput
          label={t('begin.lastname')}
          value={lastname}
          required
          maxLength={MAX_NAME}
          onChange={({ currentTarget: { value } }) => setLast(value)}
        />
        <NativeSelect
          label={t('begin.nation')}
          value={String(nation)}
          data={(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => setNation(value)}
        />
        {roles && (
          <NativeSelect
            label={t('begin.strength')}
            value={role}
            data={[...roles]}
            onChange={({ currentTarget: { value } }) => setRole(roles.find((one) => one.value === value)?.value)}
          />
        )}
        <Button type="submit" loading={begin.isPending}>
          {t(`begin.${kind}.title`)}
        </Button>
      </Stack>
    </Section>
  );
}
