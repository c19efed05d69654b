import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { JobRole } from '#domains/job/constants.ts';
import type { Terms } from '#domains/job/rules.ts';
import type { DataTableName } from '#domains/settings/constants.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import { useSearchChoice, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import type { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './staff.module.css';
import { TermsButton } from './terms-button.tsx';
import { useStaffCommand } from './use-staff-command.ts';

const PAUSE_MS = 300;
export const FREE = ['true', 'false'] as const;

/** Returns a function that sets filters in the URL and goes back to the first page: at once, or after typing has stopped. */
export function useFilterSetter() {
  const setSearch = useSetSearch();
  const set = (changes: Record<string, string | number | undefined>) => setSearch({ ...changes, page: undefined });
  return { set, setLater: useDebouncedCallback(set, PAUSE_MS) };
}

interface FoundProps<Row, Role extends string> {
  kind: 'coach' | 'scout';
  query: UseQueryResult<{ data: Row[]; pagination: { total: number; currentPage: number; totalPages: number } }>;
  columns: readonly Column<Row>[];
  sort: ReturnType<typeof useTableSort>[0];
  onSort: ReturnType<typeof useTableSort>[1];
  /** The roles to search for; the first is the default. */
  roles: readonly [Role, ...Role[]];
  roleOf: (role: Role) => string;
  /** Additional fields. */
  fields?: ReactNode;
  nation: ReactNode;
}

const TABLES: Record<'coach' | 'scout', DataTableName> = { coach: 'coach-search', scout: 'scout-search' };

/** Lists all people with a career who match the filters, in a paged table. */
export function FoundPeople<Row extends { person: PersonRef }, Role extends string>({
  kind,
  query,
  columns,
  sort,
  onSort,
  ...filters
}: FoundProps<Row, Role>) {
  const { t } = useTranslation(kind);
  const [resets, setResets] = useState(0);
  return (
    <Stack>
      <Filters key={resets} kind={kind} {...filters} onReset={() => setResets(resets + 1)} />
      <Loaded query={query} skeleton={<LoadingTable rows={15} columns={10} />}>
        {({ data, pagination }) => (
          <Section title={t('search.count', { count: pagination.total })} isFlush>
            <DataTable
              name={TABLES[kind]}
              label={t('tab.search')}
              rows={data}
              columns={columns}
              rowKey={({ person }) => person.id}
              sort={sort}
              onSort={onSort}
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

type FiltersProps<Role extends string> = Pick<
  FoundProps<unknown, Role>,
  'kind' | 'roles' | 'roleOf' | 'fields' | 'nation'
>;

function Filters<Role extends string>({
  kind,
  roles,
  roleOf,
  fields,
  nation,
  onReset,
}: FiltersProps<Role> & { onReset: () => void }) {
  const { t } = useTranslation(kind);
  const { set, setLater } = useFilterSetter();
  return (
    <Card className={css.filters}>
      <NativeSelect
        label={t('search.role')}
        value={useSearchChoice('role', roles)}
        data={roles.map((value) => ({ value, label: roleOf(value) }))}
        onChange={({ currentTarget: { value } }) => set({ role: value === roles[0] ? undefined : value })}
      />
      <TextInput
        label={t('search.name')}
        defaultValue={useSearchText('name')}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => setLater({ name: value.trim() || undefined })}
      />
      {fields}
      {nation}
      <Checkbox
        label={t('search.free')}
        checked={useSearchChoice('free', FREE) === 'true'}
        onChange={({ currentTarget: { checked } }) => set({ free: checked ? undefined : 'false' })}
      />
      <ResetFilters onReset={onReset} />
    </Card>
  );
}

interface HireProps<Role extends JobRole> {
  found: { person: PersonRef; ask: number };
  role: Role;
  season: number;
  isOfNation?: boolean;
  hire(of: Terms & { role: Role; personId: PersonId }): Promise<unknown>;
}

/** Hires a found person, on terms set in a dialog. */
export function HireButton<Role extends JobRole>({ found: { person, ask }, role, season, ...by }: HireProps<Role>) {
  const { t } = useTranslation('job');
  const name = playerName(person);
  const job: JobRole = role;
  const hire = useStaffCommand(by.hire, t(person.isUser ? 'post.offered' : 'post.hired', { name }));
  return (
    <TermsButton
      label={t('post.hire')}
      title={t('post.hireFor', { name, role: t(`title.${job}`) })}
      ask={ask}
      season={season}
      from={season}
      isPending={hire.isPending}
      isOfNation={by.isOfNation}
      onAgree={(terms) => hire.mutate({ role, personId: person.id, ...terms })}
    />
  );
}
