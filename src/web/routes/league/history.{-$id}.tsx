import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/league/history/{-$id}')({
  staticData: { title: 'History', area: 'league', group: 'league', menu: 70, opensLater: 'league' },
  component: OpensLater,
});
