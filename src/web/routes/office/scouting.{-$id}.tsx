import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/scouting/{-$id}')({
  staticData: { title: 'Scouting', area: 'office', group: 'office', menu: 50, opensLater: 'office' },
  component: OpensLater,
});
