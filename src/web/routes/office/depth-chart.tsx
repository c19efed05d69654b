import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/depth-chart')({
  staticData: { title: 'Depth chart', area: 'office', group: 'office', menu: 10, opensLater: 'office' },
  component: OpensLater,
});
