import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminAction } from '#domains/admin/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './admin.module.css';

const SORTS = ['all', 'world', 'users', 'site', 'trades', 'words', 'staff', 'pucks'] as const;

/** Lists all admin actions, newest first. */
export function RecordTab() {
  const { t } = useTranslation('admin');
  const sort = useSearchChoice('sort', SORTS);
  const setSearch = useSetSearch();
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.admin.actions.queryOptions({ input: { sort, page }, placeholderData: keepPreviousData }));
  const columns = useRecordColumns();
  return (
    <Section
      title={t('record.title')}
      aside={
        <Select
          aria-label={t('record.sort')}
          data={SORTS.map((value) => ({ value, label: t(`record.sorts.${value}`) }))}
          value={sort}
          allowDeselect={false}
          onChange={(chosen) =>
            setSearch({ sort: chosen === 'all' ? undefined : (chosen ?? undefined), page: undefined })
          }
        />
      }
      isFlush
    >
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data, pagination }) => (
          <DataTable
            name="admin-record"
            label={t('record.title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('record.empty')}
            pages={pagination}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useRecordColumns(): Column<AdminAction>[] {
  const { t, i18n } = useTranslation('admin');
  const col = useColumnKit('admin:record').of<AdminAction>();
  return useMemo(() => {
    const wordsOf = ({ action }: AdminAction) => {
      // Actions come from every domain; one without words is shown under its stored name.
      const words: string = i18n.t(`admin:record.action.${action}`, { defaultValue: action });
      return words;
    };
    const detailOf = ({ detail }: AdminAction) =>
      Object.entries(detail)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ');
    return [
      col.instant('at', 'createdAt'),
      col.text('by', (row) => row.name ?? t('record.gone', { id: row.userId }), { isName: true }),
      col.text('action', wordsOf, { header: t('record.what') }),
      col.text('detail', detailOf, {
        cell: (row) => (
          <span className={css.message} data-lines>
            {detailOf(row)}
          </span>
        ),
      }),
    ];
  }, [t, i18n, col]);
}
