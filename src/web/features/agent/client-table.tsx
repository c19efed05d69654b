import { useTranslation } from 'react-i18next';
import type { ClientLine } from '#domains/agent/contract.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Clients with their contracts, the best paid first. */
export function ClientTable({
  clients,
  label,
  more = [],
}: {
  clients: readonly ClientLine[];
  label: string;
  /** Columns besides. */
  more?: readonly Column<ClientLine>[];
}) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const columns: Column<ClientLine>[] = [
    overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
    playerColumn({ header: t('column.player'), flag: true }),
    { id: 'age', header: t('column.age'), value: ({ age }) => age },
    {
      id: 'team',
      header: t('column.team'),
      value: ({ team }) => team?.city ?? null,
      cell: ({ team }) => (team ? <TeamLink team={team} name="abbr" /> : t('column.free')),
      isText: true,
    },
    {
      id: 'salary',
      header: t('column.salary'),
      value: ({ salary }) => salary,
      cell: ({ salary }) => (salary === null ? NOTHING : format.money(salary)),
    },
    {
      id: 'contract',
      header: t('column.contract'),
      value: ({ contractUntil }) => contractUntil,
      cell: ({ contractUntil }) => (contractUntil === null ? NOTHING : seasonLabel(contractUntil)),
    },
    {
      id: 'until',
      header: t('column.until'),
      value: ({ untilSeason }) => untilSeason,
      cell: ({ untilSeason }) => seasonLabel(untilSeason),
    },
    ...more,
  ];
  return (
    <DataTable
      label={label}
      rows={clients}
      columns={columns}
      rowKey={({ player }) => String(player.id)}
      empty={t('noClients')}
    />
  );
}
