import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ArticleLine } from '#domains/article/contract.ts';
import type { PersonId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists a reporter's articles; the user's own include drafts. */
export function ArticleList({ personId }: { personId: PersonId }) {
  const { t } = useTranslation('article');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.articles.ofReporter.queryOptions({ input: { id: personId, page }, placeholderData: keepPreviousData }),
  );
  return (
    <Section title={t('list.title')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={5} />}>
        {({ data, pagination }) => (
          <>
            <ArticleTable articles={data.map((article) => ({ ...article, reporterId: personId }))} hasState />
            <Pager {...pagination} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

type Line = ArticleLine & { reporterId: PersonId };

/** @param hasState whether some may be drafts, or no longer in the news */
export function ArticleTable({ articles, hasState }: { articles: readonly Line[]; hasState?: boolean }) {
  const { t } = useTranslation('article');
  const col = useColumnKit('article:list', { isUnsortable: true }).of<Line>();
  const columns = useMemo<Column<Line>[]>(
    () => [
      col.text('headline', {
        cell: ({ id, headline, reporterId }) => (
          <Link to="/reporter/{-$id}" params={{ id: String(reporterId) }} search={{ article: id }}>
            {headline || NOTHING}
          </Link>
        ),
        isName: true,
      }),
      ...(hasState ? [col.text('state', ({ state }) => t(`state.${state}`))] : []),
      col.text('when', ({ season, day }) =>
        season === null || day === null ? NOTHING : t('list.day', { season, day }),
      ),
      col.count('readers', 'reads'),
    ],
    [t, hasState, col],
  );
  return (
    <DataTable
      name="articles"
      label={t('list.title')}
      rows={articles}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('list.empty')}
    />
  );
}
