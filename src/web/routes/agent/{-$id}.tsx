import { createFileRoute } from '@tanstack/react-router';
import { AgentScreen } from '#web/features/agent/agent-screen.tsx';

export const Route = createFileRoute('/agent/{-$id}')({
  staticData: { title: 'Agent', area: 'social', group: 'community', menu: 65 },
  component: AgentScreen,
});
