import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world-championship/overview/{-$id}')({
  staticData: {
    title: 'World Championship',
    area: 'world-championship',
    versioning: true,
    group: 'world',
    menu: 30,
    opensLater: 'world-championship',
  },
  component: OpensLater,
});
