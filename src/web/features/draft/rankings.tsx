import type { NationId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useExportName } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useAmateurColumns } from './amateur-columns.tsx';

/** Shows the central ranking of a class, optionally of one nation. */
export function Rankings({ season, nationId }: { season?: number | undefined; nationId?: NationId | undefined }) {
  const { t } = useTranslation('draft');
  const input = { ...(season === undefined ? {} : { season }), ...(nationId === undefined ? {} : { nationId }) };
  const columns = useAmateurColumns();
  const [sort, setSort] = useTableSort({ by: 'rank', order: 'asc' });
  const csvName = useExportName('export-pre-draft-rankings', 'draft-ranking');
  return (
    <Load from={api.draft.rankings.queryOptions({ input })} skeleton={<LoadingTable rows={20} columns={8} />}>
      {({ data }) => (
        <Section title={t('rankings', { season: data.season })} isFlush>
          {data.amateurs.length === 0 ? (
            <EmptyState icon="search" title={t('nobody')} />
          ) : (
            <DataTable
              name="draft-rankings"
              label={t('rankings', { season: data.season })}
              rows={data.amateurs}
              columns={columns}
              rowKey={({ player }) => player.id}
              sort={sort}
              onSort={setSort}
              csvName={csvName && `${csvName}-${data.season}`}
            />
          )}
        </Section>
      )}
    </Load>
  );
}
