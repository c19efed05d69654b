import { useQuery } from '@tanstack/react-query';
import { PersonNews, useNewsOf } from '#web/features/person/person-news.tsx';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { api } from '#web/lib/api.ts';
import { AgentHeader, NoAgent } from './agent-header.tsx';

/** What is written about an agent and his clients. */
export function AgentNewsScreen() {
  const id = usePersonId('agent');
  const query = useQuery(api.agents.news.queryOptions(useNewsOf(id)));
  return (
    <PersonNews kind="agent" id={id} query={query} none={<NoAgent />} personIn={({ agent }) => agent.person}>
      {({ agent }) => <AgentHeader screen="/agent/news/{-$id}" agent={agent} />}
    </PersonNews>
  );
}
