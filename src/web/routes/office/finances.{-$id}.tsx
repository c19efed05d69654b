import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/finances/{-$id}')({
  staticData: { title: 'Finances', area: 'office', group: 'office', menu: 70, opensLater: 'office' },
  component: OpensLater,
});
