import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world-championship-tournament/overview/{-$id}')({
  staticData: {
    title: 'Championship tournament',
    area: 'world-championship',
    versioning: true,
    group: 'world',
    opensLater: 'world-championship',
  },
  component: OpensLater,
});
