import { createFileRoute } from '@tanstack/react-router';
import { DepthChartScreen } from '#web/features/roster/depth-chart-screen.tsx';

export const Route = createFileRoute('/office/depth-chart')({
  staticData: { title: 'Depth chart', area: 'office', group: 'office', menu: 10 },
  component: DepthChartScreen,
});
