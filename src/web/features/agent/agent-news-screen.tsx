import { PersonNews } from '#web/features/person/person-news.tsx';
import { api } from '#web/lib/api.ts';
import { AgentHeader, NoAgent } from './agent-header.tsx';

/** Shows news about an agent and his clients. */
export function AgentNewsScreen() {
  return (
    <PersonNews
      kind="agent"
      from={(of) => api.agents.news.queryOptions(of)}
      none={<NoAgent />}
      personIn={({ agent }) => agent.person}
    >
      {({ agent }) => <AgentHeader screen="/agent/news/{-$id}" agent={agent} />}
    </PersonNews>
  );
}
