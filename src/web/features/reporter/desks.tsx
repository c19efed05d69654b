import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DESK_KINDS, MAX_USERS_AT_DESK } from '#domains/reporter/constants.ts';
import type { DeskView } from '#domains/reporter/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useSearchNumber, useSearchState, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/**
 * Lists the desks of clubs, leagues and nations, with a button to join one. @param ownId the one that accredits the
 * user; null: none
 */
export function Desks({ ownId }: { ownId: number | null }) {
  const { t } = useTranslation('reporter');
  const [kind] = useSearchState('desk', DESK_KINDS);
  const name = useSearchText('paper');
  const page = useSearchNumber('page') ?? 1;
  const setSearch = useSetSearch();
  const [typed, setTyped] = useState(name);
  const query = useQuery(
    api.reporters.desks.queryOptions({ input: { kind, name, page }, placeholderData: keepPreviousData }),
  );
  const columns = useColumns(ownId);
  return (
    <Section title={t('desks.title')} isFlush>
      <Row
        as="form"
        gap="sm"
        align="end"
        inset="md"
        onSubmit={sends(() => setSearch({ paper: typed.trim() || undefined, page: undefined }))}
      >
        <NativeSelect
          label={t('desks.kind')}
          value={kind}
          data={DESK_KINDS.map((value) => ({ value, label: t(`desks.kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ desk: value === DESK_KINDS[0] ? undefined : value, page: undefined })
          }
        />
        <TextInput
          label={t('desks.name')}
          value={typed}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" variant="default">
          {t('desks.search')}
        </Button>
        <ResetFilters onReset={() => setTyped('')} />
      </Row>
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data, pagination }) => (
          <DataTable
            name="reporter-desks"
            label={t('desks.title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('desks.empty')}
            pages={pagination}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useColumns(ownId: number | null): Column<DeskView>[] {
  const { t } = useTranslation('reporter');
  const col = useColumnKit('reporter:desks', { isUnsortable: true }).of<DeskView>();
  const world = useWorldIfLoaded();
  return useMemo(
    () => [
      col.text('paper', { isName: true }),
      col.text(
        'covers',
        ({ team, leagueId, nationId }) =>
          team?.city ??
          world?.leagues.find(({ id }) => id === leagueId)?.name ??
          world?.nations.find(({ id }) => id === nationId)?.name ??
          '',
        {
          cell: ({ team, leagueId, nationId }) =>
            team ? (
              <TeamLink team={team} name="nickname" />
            ) : (
              (world?.leagues.find(({ id }) => id === leagueId)?.name ??
              world?.nations.find(({ id }) => id === nationId)?.name)
            ),
        },
      ),
      col.text('seats', ({ users }) => t('desks.seatsOf', { users, max: MAX_USERS_AT_DESK })),
      col.count('staff'),
      col.actions(
        'actions',
        ({ id, users }) => <JoinButton id={id} isOwn={id === ownId} isFull={users >= MAX_USERS_AT_DESK} />,
        { header: t('desks.seat') },
      ),
    ],
    [t, world, ownId, col],
  );
}

function JoinButton({ id, isOwn, isFull }: { id: number; isOwn: boolean; isFull: boolean }) {
  const { t } = useTranslation('reporter');
  const join = useCommand(client.reporters.join, () => t('desks.joined'), [api.reporters.key()]);
  if (isOwn) return t('desks.yours');
  return (
    <Button size="compact-sm" variant="default" disabled={isFull || join.isPending} onClick={() => join.mutate({ id })}>
      {t('desks.join')}
    </Button>
  );
}
