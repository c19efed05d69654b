import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/league/ratings/{-$id}')({
  staticData: { title: 'Ratings', area: 'league', group: 'league', menu: 50, opensLater: 'league' },
  component: OpensLater,
});
