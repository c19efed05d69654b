import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_MEMBERS, MAX_NAME } from '#domains/message/constants.ts';
import { NoSuchManager } from '#web/features/user/no-such-manager.tsx';
import { api, client } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { type Addressee, AddresseeField } from './addressee-field.tsx';
import { Composer } from './composer.tsx';

/** Starts a conversation: with the user in the URL, or with users found by name. */
export function NewMessageScreen() {
  const id = useIdParam();
  if (id === undefined) return <Writing key="search" first={null} />;
  return <ToUser id={id ?? 0} />;
}

function ToUser({ id }: { id: number }) {
  const query = useQuery(api.history.ofUser.queryOptions({ input: { id } }));
  const known = useQuery(api.messages.withUser.queryOptions({ input: { id } }));
  return (
    <Loaded query={query} missing={<NoSuchManager />}>
      {({ data: { user } }) => (
        <Loaded query={known}>
          {({ data }) =>
            data ? (
              <Navigate to="/messages/$id" params={{ id: String(data.id) }} replace />
            ) : (
              <Writing key={user.id} first={user} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

function Writing({ first }: { first: Addressee | null }) {
  const { t } = useTranslation(['message', 'screens']);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly Addressee[]>(first ? [first] : []);
  const [name, setName] = useState('');
  const begin = useCommand(client.messages.begin, () => null, [api.messages.key()]);
  const isGroup = chosen.length > 1;
  const send = (text: string, done: () => void) => {
    const userIds = chosen.map(({ id }) => id);
    begin.mutate(
      { userIds, text, name: isGroup ? name : undefined },
      {
        onSuccess: ({ data }) => {
          done();
          void navigate({ to: '/messages/$id', params: { id: String(data.id) } });
        },
      },
    );
  };
  return (
    <>
      <PageHeader title={t('screens:/user/message/{-$id}')} details={t('message:first')} />
      <Section title={t('message:write')}>
        <Stack gap="md" prose>
          <AddresseeField label={t('message:to')} chosen={chosen} onChoose={setChosen} max={MAX_MEMBERS - 1} />
          {isGroup && (
            <TextInput
              label={t('message:groupName')}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
              maxLength={MAX_NAME}
              required
            />
          )}
          {chosen[0] && (
            <Composer
              key={chosen[0].id}
              place={{ kind: 'user', id: chosen[0].id }}
              isBusy={begin.isPending}
              send={send}
            />
          )}
        </Stack>
      </Section>
    </>
  );
}
