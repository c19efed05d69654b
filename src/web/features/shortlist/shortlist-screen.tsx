import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { limitOf } from '#domains/premium/rules.ts';
import type { ShortlistedPlayer } from '#domains/shortlist/contract.ts';
import { useShortlist } from '#web/features/follow/use-shortlist.ts';
import { useFoundColumns } from '#web/features/search/found-columns.tsx';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useExportName } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists the players that the user is watching, with their notes. */
export function ShortlistScreen() {
  const { t } = useTranslation(['shortlist', 'screens']);
  return (
    <>
      <PageHeader title={t('screens:/office/shortlist')} details={t('shortlist:intro')} />
      <Load from={api.shortlist.list.queryOptions()} skeleton={<LoadingTable rows={8} columns={8} />}>
        {({ data }) => <Shortlist players={data} />}
      </Load>
    </>
  );
}

function Shortlist({ players }: { players: readonly ShortlistedPlayer[] }) {
  const { t } = useTranslation('shortlist');
  const found = useFoundColumns<ShortlistedPlayer>({});
  const columns = useMemo(() => [...found, noteColumn(t('column.note'))], [found, t]);
  const [sort, setSort] = useTableSort({ by: 'overall', order: 'desc' });
  const csvName = useExportName('export-shortlist', 'shortlist');
  return (
    <Section title={players.length === 0 ? t('table') : t('count', { count: players.length })} isFlush>
      {players.length === 0 ? (
        <EmptyState icon="star" title={t('emptyTitle')}>
          <p>{t('empty')}</p>
          <LinkButton to="/search">{t('find')}</LinkButton>
        </EmptyState>
      ) : (
        <DataTable
          name="shortlist"
          label={t('table')}
          rows={players}
          columns={columns}
          rowKey={({ player }) => player.id}
          sort={sort}
          onSort={setSort}
          csvName={csvName}
        />
      )}
    </Section>
  );
}

function noteColumn(header: string): Column<ShortlistedPlayer> {
  return { id: 'note', header, value: ({ note }) => note, cell: (row) => <Note entry={row} />, isText: true };
}

/** A note, saved when the field loses focus. */
function Note({ entry: { player, note } }: { entry: ShortlistedPlayer }) {
  const { t } = useTranslation('shortlist');
  const { put } = useShortlist();
  const max = limitOf('noteLength', useManager().isPremium);
  return (
    <TextInput
      size="xs"
      miw={160}
      aria-label={t('note', { player: playerName(player) })}
      placeholder={t('notePlaceholder')}
      defaultValue={note}
      maxLength={max}
      // Written with premium: the longer note is kept as it is.
      readOnly={note.length > max}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== note) put.mutate({ id: player.id, note: value });
      }}
    />
  );
}
