import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world-championship-tournament/stats/{-$id}')({
  staticData: {
    title: 'Championship statistics',
    area: 'world-championship',
    group: 'world',
    opensLater: 'world-championship',
  },
  component: OpensLater,
});
