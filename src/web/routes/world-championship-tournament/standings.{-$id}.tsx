import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world-championship-tournament/standings/{-$id}')({
  staticData: {
    title: 'Championship standings',
    area: 'world-championship',
    group: 'world',
    opensLater: 'world-championship',
  },
  component: OpensLater,
});
