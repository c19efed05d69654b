import type { UseQueryResult } from '@tanstack/react-query';
import type { PersonRef } from '#domains/shapes.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

interface Props<Row> {
  query: UseQueryResult<{ data: Row[] }>;
  /** `empty`: what is said while there is nobody to rank; without it nothing is shown. */
  words: { title: string; hint: string; rank: string; name: string; empty?: string };
  /** What they are ranked by, after rank and name. */
  columns: readonly Column<Row>[];
}

/** The best of a career by rank and name; nothing, or that there is nobody, in a world where it has nobody to rank yet. */
export function RankedPeople<Row extends { rank: number; person: PersonRef }>({ query, words, columns }: Props<Row>) {
  const all: Column<Row>[] = [
    { id: 'rank', header: words.rank, value: ({ rank }) => rank, isTight: true, firstOrder: 'asc' },
    {
      id: 'name',
      header: words.name,
      value: ({ person }) => `${person.lastname}, ${person.firstname}`,
      cell: ({ person }) => <PersonLink person={person} face flag />,
      isName: true,
      firstOrder: 'asc',
    },
    ...columns,
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data }) =>
        (data.length > 0 || words.empty !== undefined) && (
          <Section title={words.title} aside={<span>{words.hint}</span>} isFlush>
            <DataTable
              label={words.title}
              rows={data}
              columns={all}
              rowKey={({ person }) => person.id}
              empty={words.empty}
            />
          </Section>
        )
      }
    </Loaded>
  );
}
