import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_MEMBERS, MAX_NAME } from '#domains/message/constants.ts';
import type { Conversation } from '#domains/message/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { type Addressee, AddresseeField } from './addressee-field.tsx';
import css from './message.module.css';

const CHANGES = [api.messages.key()];

/** Opens the settings of a group: its name and members. */
export function GroupButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('message');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('group')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('groupTitle')}>
        <Rename conversation={conversation} />
        <Members conversation={conversation} />
        {conversation.others.length < MAX_MEMBERS - 1 && <Add conversation={conversation} />}
      </Dialog>
    </>
  );
}

function Rename({ conversation: { id, name } }: { conversation: Conversation }) {
  const { t } = useTranslation('message');
  const [typed, setTyped] = useState(name ?? '');
  const rename = useCommand(client.messages.rename, () => t('renamed'), CHANGES);
  const said = typed.trim();
  return (
    <Row as="form" align="end" gap="sm" line="top" inset="md" onSubmit={sends(() => rename.mutate({ id, name: said }))}>
      <TextInput
        className={css.grow}
        label={t('groupName')}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        maxLength={MAX_NAME}
        required
      />
      <Button type="submit" disabled={said === '' || said === name} loading={rename.isPending}>
        {t('rename')}
      </Button>
    </Row>
  );
}

function Members({ conversation: { id, others, isOwner } }: { conversation: Conversation }) {
  const { t } = useTranslation('message');
  const remove = useCommand(client.messages.removeMember, () => t('memberRemoved'), CHANGES);
  return (
    <ul className={css.rows} aria-label={t('memberList')}>
      {others.map(({ user }) => (
        <Row key={user.id} as="li" align="end" gap="sm" line="top" inset="md">
          <span className={css.grow}>
            <UserLink user={user} face />
          </span>
          {isOwner && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={remove.isPending}
              aria-label={t('removeMember', { name: user.name })}
              onClick={() => remove.mutate({ id, userId: user.id })}
            >
              {t('removeFromGroup')}
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}

function Add({ conversation: { id, others } }: { conversation: Conversation }) {
  const { t } = useTranslation('message');
  const [chosen, setChosen] = useState<readonly Addressee[]>([]);
  const [member] = chosen;
  const add = useCommand(client.messages.add, () => t('memberAdded'), CHANGES);
  return (
    <Row
      as="form"
      align="end"
      gap="sm"
      line="top"
      inset="md"
      onSubmit={sends(() => {
        if (member) add.mutate({ id, userId: member.id }, { onSuccess: () => setChosen([]) });
      })}
    >
      <div className={css.grow}>
        <AddresseeField
          label={t('addMember')}
          chosen={chosen}
          onChoose={setChosen}
          max={1}
          without={others.map(({ user }) => user)}
        />
      </div>
      <Button type="submit" disabled={!member} loading={add.isPending}>
        {t('add')}
      </Button>
    </Row>
  );
}
