import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world-championship/national-gm-draw/{-$id}')({
  staticData: {
    title: 'National GM draw',
    area: 'world-championship',
    group: 'world',
    opensLater: 'world-championship',
  },
  component: OpensLater,
});
