import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { DataTableName } from '#domains/settings/constants.ts';
import type { goalieRow, skaterRow } from '#domains/stats/contract.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Section } from '#web/ui/section.tsx';
import { playerRowKey, usePlayerColumns } from './player-columns.tsx';
import { useGoalieColumns, useSkaterColumns } from './totals-columns.tsx';

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;

interface Props<Row> {
  rows: readonly Row[];
  name: DataTableName;
  /** The rows are of several teams. */
  hasTeam?: boolean;
  /** The columns that are shown of those that come in sets; left out: all. */
  set?: string;
  /** Of the file that the table can be exported to; left out: it cannot. */
  csvName?: string;
}

/** The skaters of a team or a competition with their totals, by points unless the address says otherwise. */
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

/** The same of goalies, by wins; their sort has an address of its own. */
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
