import { createFileRoute } from '@tanstack/react-router';
import { FreeAgentCenterScreen } from '#web/features/free-agency/free-agent-center-screen.tsx';

export const Route = createFileRoute('/office/free-agent-center')({
  staticData: { title: 'Free agents', area: 'office', group: 'office', menu: 4, starts: true },
  component: FreeAgentCenterScreen,
});
