import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCOUT_ROLES, type ScoutRole } from '#domains/job/constants.ts';
import { SCOUT_SKILLS } from '#domains/scout/constants.ts';
import { type FoundScout, type ScoutStaffView, scoutSort } from '#domains/scout/contract.ts';
import css from '#web/features/job/staff.module.css';
import { TermsButton } from '#web/features/job/terms-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { PagedTable } from '#web/ui/data-table/paged-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { useScoutingCommand } from './use-scouting-command.ts';

const ANY = '';
const PAUSE_MS = 300;
const FREE = ['true', 'false'] as const;

/** Everybody who scouts, by what he can and how right he was, for a job of the user's own. */
export function ScoutSearch({ staff }: { staff: ScoutStaffView | undefined }) {
  const { t } = useTranslation('scout');
  const [asked, setSort] = useTableSort({ by: 'fit', order: 'desc' });
  const role = useSearchChoice('role', SCOUT_ROLES);
  const sort = scoutSort.safeParse(asked.by).data ?? 'fit';
  const query = useQuery(
    api.scouts.search.queryOptions({
      input: {
        role,
        free: useSearchChoice('free', FREE),
        name: useSearchText('name').slice(0, 60) || undefined,
        nation: useSearchNumber('nation'),
        sort,
        order: asked.order,
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useFoundColumns(staff, role);
  const [resets, setResets] = useState(0);
  return (
    <Stack>
      <Filters key={resets} role={role} onReset={() => setResets(resets + 1)} />
      <Loaded query={query} skeleton={<LoadingTable rows={15} columns={10} />}>
        {({ data, pagination }) => (
          <Section title={t('search.count', { count: pagination.total })} isFlush>
            <PagedTable
              name="scout-search"
              label={t('tab.search')}
              rows={data}
              columns={columns}
              rowKey={({ person }) => person.id}
              sort={{ by: sort, order: asked.order }}
              onSort={setSort}
              isServerSorted
              empty={t('search.empty')}
              pages={pagination}
            />
          </Section>
        )}
      </Loaded>
    </Stack>
  );
}

function Filters({ role, onReset }: { role: ScoutRole; onReset: () => void }) {
  const { t } = useTranslation(['scout', 'job']);
  const setSearch = useSetSearch();
  const world = useWorldIfLoaded();
  const set = (changes: Record<string, string | number | undefined>) => setSearch({ ...changes, page: undefined });
  const setLater = useDebouncedCallback(set, PAUSE_MS);
  const free = useSearchChoice('free', FREE);
  return (
    <Card className={css.filters}>
      <NativeSelect
        label={t('scout:search.role')}
        value={role}
        data={SCOUT_ROLES.map((value) => ({ value, label: t(`job:title.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ role: value === SCOUT_ROLES[0] ? undefined : value })}
      />
      <TextInput
        label={t('scout:search.name')}
        defaultValue={useSearchText('name')}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => setLater({ name: value.trim() || undefined })}
      />
      <NativeSelect
        label={t('scout:search.nation')}
        value={String(useSearchNumber('nation') ?? ANY)}
        data={[
          { value: ANY, label: t('scout:search.any') },
          ...(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ nation: Number(value) || undefined })}
      />
      <Checkbox
        label={t('scout:search.free')}
        checked={free === 'true'}
        onChange={({ currentTarget: { checked } }) => set({ free: checked ? undefined : 'false' })}
      />
      <ResetFilters onReset={onReset} />
    </Card>
  );
}

function useFoundColumns(staff: ScoutStaffView | undefined, role: ScoutRole): Column<FoundScout>[] {
  const { t } = useTranslation('scout');
  const col = useColumnKit('scout').of<FoundScout>();
  const isOpen = staff?.jobs.find((job) => job.role === role)?.scout === null;
  const employer = staff?.abilities.employ && isOpen ? staff : null;
  return [
    col.person('name', 'person', {
      header: t('column.scout'),
      face: true,
      flag: true,
      isName: true,
      firstOrder: 'asc',
    }),
    col.count('age', { isTight: true }),
    col.count('fit', 'roleFit'),
    col.count('record', ({ calls, callsRight }) => (calls === 0 ? null : Math.round((callsRight / calls) * 100))),
    col.money('ask'),
    ...SCOUT_SKILLS.map(
      (skill, index): Column<FoundScout> =>
        col.count(skill, ({ skills }) => skills[index] ?? 0, {
          header: t(`skillShort.${skill}`),
          title: t(`skill.${skill}`),
          isTight: true,
        }),
    ),
    col.text('nations', ({ nations }) => nations.length, {
      header: t('search.nation'),
      cell: ({ nations }) => nations.map((nationId) => <Flag key={nationId} nationId={nationId} />),
      isUnsortable: true,
    }),
    col.text('job', ({ job }) => job?.team.abbr ?? '', {
      cell: ({ job, ...scout }) => {
        if (job) return <TeamLink team={job.team} name="abbr" />;
        return employer ? <Hire staff={employer} role={role} scout={{ ...scout, job }} /> : '';
      },
      isUnsortable: true,
    }),
  ];
}

function Hire({ staff, role, scout: { person, ask } }: { staff: ScoutStaffView; role: ScoutRole; scout: FoundScout }) {
  const { t } = useTranslation('job');
  const name = playerName(person);
  const hire = useScoutingCommand(client.scouts.hire, t(person.isUser ? 'post.offered' : 'post.hired', { name }));
  return (
    <TermsButton
      label={t('post.hire')}
      title={t('post.hireFor', { name, role: t(`title.${role}`) })}
      ask={ask}
      season={staff.season}
      from={staff.season}
      isPending={hire.isPending}
      onAgree={(terms) => hire.mutate({ id: staff.team.id, role, personId: person.id, ...terms })}
    />
  );
}
