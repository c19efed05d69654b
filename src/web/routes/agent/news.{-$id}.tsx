import { createFileRoute } from '@tanstack/react-router';
import { AgentNewsScreen } from '#web/features/agent/agent-news-screen.tsx';

export const Route = createFileRoute('/agent/news/{-$id}')({
  staticData: { title: 'Agent news', area: 'social', group: 'community', unspecified: true },
  component: AgentNewsScreen,
});
