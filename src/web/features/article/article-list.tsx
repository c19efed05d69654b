import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleLine } from '#domains/article/contract.ts';
import type { PersonId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** What a reporter has written; one's own with drafts. */
export function ArticleList({ personId }: { personId: PersonId }) {
  const { t } = useTranslation('article');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.articles.ofReporter.queryOptions({ input: { id: personId, page }, placeholderData: keepPreviousData }),
  );
  const columns = useColumns(personId);
  return (
    <Section title={t('list.title')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={5} />}>
        {({ data, pagination }) => (
          <>
            <DataTable
              label={t('list.title')}
              rows={data}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('list.empty')}
            />
            <Pager {...pagination} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function useColumns(personId: PersonId): Column<ArticleLine>[] {
  const { t } = useTranslation('article');
  const col = useColumnKit('article:list', { isUnsortable: true }).of<ArticleLine>();
  return useMemo(
    () => [
      col.text('headline', {
        cell: ({ id, headline }) => (
          <Link to="/reporter/{-$id}" params={{ id: String(personId) }} search={{ article: id }}>
            {headline || NOTHING}
          </Link>
        ),
        isName: true,
      }),
      col.text('state', ({ state }) => t(`state.${state}`)),
      col.text('when', ({ season, day }) =>
        season === null || day === null ? NOTHING : t('list.day', { season, day }),
      ),
      col.count('readers', 'reads'),
    ],
    [t, personId, col],
  );
}
