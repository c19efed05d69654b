import { createFileRoute } from '@tanstack/react-router';
import { WorkbenchScreen } from '#web/features/trade/workbench-screen.tsx';

export const Route = createFileRoute('/trade/team/{-$id}')({
  staticData: { title: 'Propose a trade', area: 'trade', group: 'office' },
  component: WorkbenchScreen,
});
