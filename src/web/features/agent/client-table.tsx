import type { ClientLine } from '#domains/agent/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

/** Lists clients with their contracts, best paid first. */
export function ClientTable({
  clients,
  label,
  more = [],
}: {
  clients: readonly ClientLine[];
  label: string;
  /** Additional columns. */
  more?: readonly Column<ClientLine>[];
}) {
  const { t } = useTranslation('agent');
  const col = useColumnKit('agent').of<ClientLine>();
  const columns: Column<ClientLine>[] = [
    col.overall(),
    col.player({ flag: true }),
    col.count('age'),
    col.team('team', { value: ({ team }) => team?.city ?? null, none: t('column.free') }),
    col.money('salary'),
    col.season('contract', 'contractUntil'),
    col.season('until', 'untilSeason'),
    ...more,
  ];
  return (
    <DataTable
      name="clients"
      label={label}
      rows={clients}
      columns={columns}
      rowKey={({ player }) => String(player.id)}
      empty={t('noClients')}
    />
  );
}
