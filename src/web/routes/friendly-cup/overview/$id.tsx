import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/friendly-cup/overview/$id')({
  staticData: {
    title: 'Friendly cup',
    area: 'friendly-cup',
    versioning: true,
    group: 'world',
    opensLater: 'friendly-cup',
  },
  component: OpensLater,
});
