import { useQuery } from '@tanstack/react-query';
import type { RankedAgent } from '#domains/agent/contract.ts';
import { RankedPeople } from '#web/features/person/ranked-people.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';

/** Ranks agents by their clients' salaries; shows nothing in a world without agents. */
export function AgentRanking() {
  const { t } = useTranslation('agent');
  const col = useColumnKit('agent:ranking').of<RankedAgent>();
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
      columns={[col.count('clients', { isTight: true }), col.money('earnings'), col.money('best')]}
    />
  );
}
