import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/trade-center')({
  staticData: { title: 'Trade center', area: 'office', group: 'office', menu: 40, opensLater: 'office' },
  component: OpensLater,
});
