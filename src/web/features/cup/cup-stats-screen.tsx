import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { goalieRow, skaterRow } from '#domains/stats/contract.ts';
import { playerRowKey, usePlayerColumns } from '#web/features/stats/player-columns.tsx';
import { useGoalieColumns, useSkaterColumns } from '#web/features/stats/totals-columns.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CupHeader } from './cup-header.tsx';
import { NoSuchCup } from './cup-overview-screen.tsx';

const KINDS = ['skaters', 'goalies'] as const;

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;

/** The skaters and goalies of a friendly cup. */
export function CupStatsScreen() {
  const { t } = useTranslation('cup');
  const id = useIdParam();
  const kind = useSearchChoice('kind', KINDS);
  const query = useQuery(
    api.cups.stats.queryOptions({
      input: { id: id ?? 0 },
      enabled: typeof id === 'number',
      select: ({ data }) => data,
    }),
  );
  if (typeof id !== 'number') return <NoSuchCup />;
  return (
    <Loaded query={query} missing={<NoSuchCup />}>
      {({ skaters, goalies, ...cup }) => (
        <>
          <CupHeader cup={cup} screen="/friendly-cup/stats/$id" />
          {skaters.length === 0 ? (
            <EmptyState icon="cup" title={t('noStats')}>
              {t('noStatsHint')}
            </EmptyState>
          ) : (
            <>
              <TabLinks
                tabs={KINDS.map((tab) => ({ id: tab, label: t(tab) }))}
                current={kind}
                label={t('kinds')}
                param="kind"
              />
              {kind === 'skaters' ? <Skaters rows={skaters} /> : <Goalies rows={goalies} />}
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

function Skaters({ rows }: { rows: readonly SkaterRow[] }) {
  const { t } = useTranslation('cup');
  const columns = [...usePlayerColumns<SkaterRow>({ hasTeam: true }), ...useSkaterColumns<SkaterRow>()];
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  return (
    <Section title={t('skaters')} isFlush>
      <DataTable
        name="cup-skaters"
        label={t('skaters')}
        rows={rows}
        columns={columns}
        rowKey={playerRowKey}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}

function Goalies({ rows }: { rows: readonly GoalieRow[] }) {
  const { t } = useTranslation('cup');
  const columns = [...usePlayerColumns<GoalieRow>({ hasTeam: true }), ...useGoalieColumns<GoalieRow>()];
  const [sort, setSort] = useTableSort({ by: 'wins', order: 'desc' }, 'goalies-');
  return (
    <Section title={t('goalies')} isFlush>
      <DataTable
        name="cup-goalies"
        label={t('goalies')}
        rows={rows}
        columns={columns}
        rowKey={playerRowKey}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}
