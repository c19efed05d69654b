import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/tournaments')({
  staticData: { title: 'Own tournaments', area: 'office', group: 'office', menu: 80, opensLater: 'office' },
  component: OpensLater,
});
