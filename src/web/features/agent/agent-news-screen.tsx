import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { AgentHeader, NoAgent } from './agent-header.tsx';

/** What is written about an agent and his clients. */
export function AgentNewsScreen() {
  const agentId = usePersonId('agent');
  const before = useSearchNumber('before');
  const query = useQuery(
    api.agents.news.queryOptions({
      input: { id: agentId ?? 0, before },
      enabled: agentId != null,
      placeholderData: keepPreviousData,
    }),
  );
  if (agentId === undefined) return <ScreenSkeleton />;
  if (agentId === null) return <NoAgent />;
  return (
    <Loaded query={query} missing={<NoAgent />}>
      {({ data: { agent, page } }) => (
        <>
          <AgentHeader screen="/agent/news/{-$id}" agent={agent} />
          <NewsPages page={page} title="agent" name={playerName(agent.person)} />
        </>
      )}
    </Loaded>
  );
}
