import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RankedAgent } from '#domains/agent/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Agents by what their clients earn; nothing in a world where nobody has an agent. */
export function AgentRanking() {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const query = useQuery(api.agents.ranking.queryOptions());
  const columns: Column<RankedAgent>[] = [
    { id: 'rank', header: t('ranking.rank'), value: ({ rank }) => rank, isTight: true, firstOrder: 'asc' },
    {
      id: 'name',
      header: t('ranking.agent'),
      value: ({ person }) => `${person.lastname}, ${person.firstname}`,
      cell: ({ person }) => <PersonLink person={person} face flag />,
      isName: true,
      firstOrder: 'asc',
    },
    { id: 'clients', header: t('ranking.clients'), value: ({ clients }) => clients, isTight: true },
    {
      id: 'earnings',
      header: t('ranking.earnings'),
      value: ({ earnings }) => earnings,
      cell: ({ earnings }) => format.money(earnings),
    },
    { id: 'best', header: t('ranking.best'), value: ({ best }) => best, cell: ({ best }) => format.money(best) },
  ];
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data }) =>
        data.length > 0 && (
          <Section title={t('ranking.title')} aside={<span>{t('ranking.hint')}</span>} isFlush>
            <DataTable label={t('ranking.title')} rows={data} columns={columns} rowKey={({ person }) => person.id} />
          </Section>
        )
      }
    </Loaded>
  );
}
