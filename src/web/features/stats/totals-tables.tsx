import type { DataTableName } from '#domains/settings/constants.ts';
import type { CompetitionStats } from '#domains/stats/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Section } from '#web/ui/section.tsx';
import { playerRowKey, usePlayerColumns } from './player-columns.tsx';
import { useGoalieColumns, useSkaterColumns } from './totals-columns.tsx';

type SkaterRow = CompetitionStats['skaters'][number];
type GoalieRow = CompetitionStats['goalies'][number];

interface Props<Row> {
  rows: readonly Row[];
  name: DataTableName;
  /** The rows belong to several teams. */
  hasTeam?: boolean;
  /** The set of columns shown; absent: all. */
  set?: string;
  /** File name of the export; absent: no export. */
  csvName?: string;
}

/** Lists the skaters of a team or a competition with their totals, by points unless the URL says otherwise. */
export function SkaterTotals({ hasTeam = false, ...table }: Props<SkaterRow>) {
  const { t } = useTranslation('stats');
  const columns = [...usePlayerColumns<SkaterRow>({ hasTeam }), ...useSkaterColumns<SkaterRow>()];
  const [sort, onSort] = useTableSort({ by: 'points', order: 'desc' });
  return (
    <Section title={t('kind.skater')} isFlush>
      <DataTable {...table} {...{ columns, sort, onSort }} label={t('kind.skater')} rowKey={playerRowKey} />
    </Section>
  );
}

/** Lists goalies in the same way, by wins; their sort has a search parameter of its own. */
export function GoalieTotals({ hasTeam = false, ...table }: Props<GoalieRow>) {
  const { t } = useTranslation('stats');
  const columns = [...usePlayerColumns<GoalieRow>({ hasTeam }), ...useGoalieColumns<GoalieRow>()];
  const [sort, onSort] = useTableSort({ by: 'wins', order: 'desc' }, 'goalies-');
  return (
    <Section title={t('kind.goalie')} isFlush>
      <DataTable {...table} {...{ columns, sort, onSort }} label={t('kind.goalie')} rowKey={playerRowKey} />
    </Section>
  );
}
