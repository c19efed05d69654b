import type { UseQueryResult } from '@tanstack/react-query';
import type { DataTableName } from '#domains/settings/constants.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

interface Props<Row> {
  query: UseQueryResult<{ data: Row[] }>;
  /** `empty`: shown if there is no one to rank; absent: nothing is shown. */
  words: { title: string; hint: string; rank: string; name: string; empty?: string };
  /** The ranked values, after rank and name. */
  columns: readonly Column<Row>[];
  /** The name under which users' column layouts are saved. */
  table?: DataTableName;
  /** File name of the export; absent: no export. */
  csvName?: string;
}

/** Ranks the best of a career by name; before there are any in a world, shows nothing or a note. */
export function RankedPeople<Row extends { rank: number; person: PersonRef }>({
  query,
  words,
  columns,
  table = 'ranked-people',
  csvName,
}: Props<Row>) {
  const col = useColumnKit('columns').of<{ rank: number; person: PersonRef }>();
  const all: Column<Row>[] = [
    col.count('rank', { header: words.rank, isTight: true, firstOrder: 'asc' }),
    col.person('name', 'person', { header: words.name, flag: true, isName: true, firstOrder: 'asc' }),
    ...columns,
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data }) =>
        (data.length > 0 || words.empty !== undefined) && (
          <Section title={words.title} aside={<span>{words.hint}</span>} isFlush>
            <DataTable
              name={table}
              label={words.title}
              rows={data}
              columns={all}
              rowKey={({ person }) => person.id}
              empty={words.empty}
              csvName={csvName}
            />
          </Section>
        )
      }
    </Loaded>
  );
}
