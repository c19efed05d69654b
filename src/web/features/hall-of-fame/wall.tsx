import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Card } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

interface Props<Row> {
  query: UseQueryResult<{ data: Row[]; pagination: { currentPage: number; totalPages: number } }>;
  /** Shown while there are no members. */
  empty: { title: string; words: string };
  children: (row: Row) => ReactNode;
}

/** A page of members' plaques. */
export function Wall<Row>({ query, empty, children }: Props<Row>) {
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={8} columns={3} />}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <Card>
            <EmptyState icon="star" title={empty.title}>
              {empty.words}
            </EmptyState>
          </Card>
        ) : (
          <>
            <Columns min={340}>{data.map(children)}</Columns>
            <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
          </>
        )
      }
    </Loaded>
  );
}
