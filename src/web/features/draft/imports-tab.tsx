import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImportCandidate, ImportsView } from '#domains/draft/contract/imports.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { BandCell } from './amateur-columns.tsx';
import css from './draft.module.css';
import { NoClub } from './no-club.tsx';

/** Lists undrafted amateurs whom the user's club may sign as imports, and the imports of other clubs. */
export function ImportsTab() {
  const hasClub = (useUser()?.teamId ?? null) !== null;
  if (!hasClub) return <NoClub />;
  return (
    <Load from={api.draft.imports.queryOptions({ enabled: hasClub })} skeleton={<LoadingTable rows={12} columns={6} />}>
      {({ data }) => (
        <Stack>
          <Candidates imports={data} />
          <Brought imports={data} />
        </Stack>
      )}
    </Load>
  );
}

function Candidates({ imports: { isOpen, left, candidates } }: { imports: ImportsView }) {
  const { t } = useTranslation('draft');
  const columns = useColumns(left > 0);
  if (!isOpen || candidates.length === 0) {
    return (
      <Section title={t('imports.title')}>
        <EmptyState icon="star" title={t(isOpen ? 'imports.nobody' : 'imports.closed')}>
          {t('imports.intro')}
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title={t('imports.title')} aside={t('imports.left', { count: left })} isFlush>
      <DataTable
        name="draft-imports"
        label={t('imports.title')}
        rows={candidates}
        columns={columns}
        rowKey={({ player }) => player.id}
      />
    </Section>
  );
}

function useColumns(mayImport: boolean): Column<ImportCandidate>[] {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft:imports').of<ImportCandidate>();
  return useMemo(
    () => [
      col.count('rank', { isLead: true }),
      col.player({ name: 'short', flag: true }),
      // Next to the name, so that a phone shows it.
      col.actions('sign', (row) => mayImport && row.interest !== 'none' && <Import candidate={row} />),
      col.text('position', ({ player }) => player.position),
      col.count('potential', ({ potential }) => (potential.low + potential.high) / 2, {
        cell: ({ potential }) => <BandCell band={potential} />,
      }),
      col.text('interest', ({ interest }) => t(`imports.interested.${interest}`)),
    ],
    [t, mayImport, col],
  );
}

function Import({ candidate: { player } }: { candidate: ImportCandidate }) {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  const sign = useMutation({
    mutationFn: () => client.draft.importPlayer({ id: player.id }),
    onSuccess: () => alert('success', t('draft:signed', { player: playerName(player) })),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.draft.key() }),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={sign.isPending}
      onClick={() => sign.mutate()}
      aria-label={t('draft:signHim', { player: playerName(player) })}
    >
      {t('draft:sign')}
    </Button>
  );
}

function Brought({ imports: { brought } }: { imports: ImportsView }) {
  const { t } = useTranslation('draft');
  if (brought.length === 0) return null;
  return (
    <Section title={t('imports.brought')}>
      <ol className={css.made}>
        {brought.map(({ player, importedBy }) => (
          <li key={player.id}>
            <PlayerLink player={player} name="short" face flag />
            <TeamLink team={importedBy} name="abbr" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
