import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';

/** Agents by what their clients earn; nothing in a world where nobody has an agent. */
export function AgentRanking() {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const query = useQuery(api.agents.ranking.queryOptions());
  return (
    <RankedPeople
      query={query}
      words={{
        title: t('ranking.title'),
        hint: t('ranking.hint'),
        rank: t('ranking.rank'),
        name: t('ranking.agent'),
      }}
      columns={[
        { id: 'clients', header: t('ranking.clients'), value: ({ clients }) => clients, isTight: true },
        {
          id: 'earnings',
          header: t('ranking.earnings'),
          value: ({ earnings }) => earnings,
          cell: ({ earnings }) => format.money(earnings),
        },
        { id: 'best', header: t('ranking.best'), value: ({ best }) => best, cell: ({ best }) => format.money(best) },
      ]}
    />
  );
}
