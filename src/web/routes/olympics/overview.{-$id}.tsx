import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/olympics/overview/{-$id}')({
  staticData: {
    title: 'Olympics',
    area: 'olympics',
    versioning: true,
    group: 'world',
    menu: 40,
    opensLater: 'olympics',
  },
  component: OpensLater,
});
