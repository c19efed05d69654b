import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REMOVED_REASON } from '#domains/horn/constants.ts';
import type { ReportedHorn } from '#domains/horn/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { playSound } from '#web/lib/sound.ts';
import { LEVELS } from '#web/lib/sound-levels.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './horn.module.css';
import { ListenButton } from './listen-button.tsx';

/** For moderators: goal horns that users have reported, to be heard, and kept or taken away. */
export function ReportedHorns() {
  const { t } = useTranslation('horn');
  const query = useQuery(api.horns.reported.queryOptions());
  const columns = useMemo(
    (): Column<ReportedHorn>[] => [
      {
        id: 'user',
        header: t('reported.user'),
        value: ({ user }) => user.name,
        cell: ({ user }) => <PathLink path={`/user/${user.id}`}>{user.name}</PathLink>,
        isName: true,
      },
      {
        id: 'name',
        header: t('reported.name'),
        value: ({ name }) => name,
        cell: (horn) => (
          <span className={css.heard}>
            <ListenButton name={horn.name} duration={horn.duration} play={() => playSound(horn, LEVELS.horn).stop} />
            {horn.name}
          </span>
        ),
        isText: true,
      },
      {
        id: 'reasons',
        header: t('reported.reasons'),
        value: ({ reports }) => reports.map(({ reason, by }) => `${t(`reported.reason.${reason}`)} (${by})`).join(', '),
        isText: true,
      },
      {
        id: 'actions',
        header: t('reported.actions'),
        value: () => null,
        isUnsortable: true,
        cell: ({ number }) => <Decision id={number} />,
      },
    ],
    [t],
  );
  return (
    <Section title={t('reported.title')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={2} />}>
        {({ data }) => (
          <DataTable
            label={t('reported.title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('reported.empty')}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Decision({ id }: { id: number }) {
  const { t } = useTranslation(['horn', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const keep = useCommand(client.horns.keep, () => t('horn:reported.kept'), [api.horns.key()]);
  const remove = useCommand(client.horns.takeAway, () => t('horn:reported.removed'), [api.horns.key()]);
  return (
    <span className={css.heard}>
      <Button size="compact-sm" variant="default" disabled={keep.isPending} onClick={() => keep.mutate({ id })}>
        {t('horn:reported.keep')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('horn:reported.remove')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('horn:reported.remove')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <form
          className={css.maker}
          onSubmit={(event) => {
            event.preventDefault();
            remove.mutate({ id, reason }, { onSuccess: () => setOpen(false) });
          }}
        >
          <TextInput
            label={t('horn:reported.removeReason')}
            value={reason}
            required
            maxLength={MAX_REMOVED_REASON}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          <Button type="submit" loading={remove.isPending} disabled={reason.trim() === ''}>
            {t('horn:reported.remove')}
          </Button>
        </form>
      </Modal>
    </span>
  );
}
