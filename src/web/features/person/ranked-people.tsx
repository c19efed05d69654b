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
  /** `empty`: what is said while there is nobody to rank; without it nothing is shown. */
  words: { title: string; hint: string; rank: string; name: string; empty?: string };
  /** What they are ranked by, after rank and name. */
  columns: readonly Column<Row>[];
  /** What users have arranged of it is kept by this name. */
  table?: DataTableName;
  /** Name of the file that the table is exported to; without it none is offered. */
  csvName?: string;
}

/** The best of a career by rank and name; nothing, or that there is nobody, in a world where it has nobody to rank yet. */
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
    col.person('name', 'person', { header: words.name, face: true, flag: true, isName: true, firstOrder: 'asc' }),
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
