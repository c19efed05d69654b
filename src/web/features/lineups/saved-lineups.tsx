import { Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#domains/lineups/rules/board.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './lineups.module.css';

/** The manager's own collection: keep the board by name, put a kept one on the board, throw one away. */
export function SavedLineups({
  teamId,
  board,
  onLoad,
}: {
  teamId: number;
  board: Board;
  onLoad: (board: Board, name: string) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const queries = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const list = useQuery(api.lineups.saved.queryOptions({ input: { id: teamId } }));
  const renew = () => queries.invalidateQueries({ queryKey: api.lineups.saved.key({ input: { id: teamId } }) });
  const discard = useMutation(
    api.lineups.discard.mutationOptions({
      onSuccess: renew,
      onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    }),
  );
  const saved = list.data?.data ?? [];
  return (
    <>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="menu" size={16} />}>
            <span className={css.words}>{t('savedLineups')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {saved.length === 0 && <Menu.Label>{t('noneSaved')}</Menu.Label>}
          {saved.map(({ id, name, lineup, tactics, orders }) => (
            <Menu.Item
              key={id}
              leftSection={<Icon name="up" size={16} />}
              onClick={() => onLoad({ lineup, tactics, orders }, name)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="save" size={16} />} onClick={() => setNaming(true)}>
            {t('storeAs')}
          </Menu.Item>
          {saved.map(({ id, name }) => (
            <Menu.Item
              key={`discard-${id}`}
              color="red"
              leftSection={<Icon name="close" size={16} />}
              onClick={() =>
                discard.mutate(
                  { id: teamId, savedId: id },
                  { onSuccess: () => alert('success', t('discarded', { name })) },
                )
              }
            >
              {t('discard', { name })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <StoreDialog teamId={teamId} board={board} isOpen={isNaming} onClose={() => setNaming(false)} onStored={renew} />
    </>
  );
}

function StoreDialog({
  teamId,
  board,
  isOpen,
  onClose,
  onStored,
}: {
  teamId: number;
  board: Board;
  isOpen: boolean;
  onClose: () => void;
  onStored: () => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const [name, setName] = useState('');
  const store = useMutation(
    api.lineups.store.mutationOptions({
      onSuccess: () => {
        alert('success', t('stored', { name }));
        onStored();
        onClose();
      },
    }),
  );
  const { lineup, tactics, orders } = board;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('storeTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          store.mutate({ id: teamId, name: name.trim(), lineup, tactics, orders });
        }}
      >
        <TextInput
          data-autofocus
          required
          maxLength={40}
          label={t('storeName')}
          description={t('storeHint')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={store.error ? messageOf(store.error, t('common:notSaved')) : undefined}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={store.isPending} disabled={name.trim() === ''}>
            {t('common:save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
