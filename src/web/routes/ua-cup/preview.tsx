import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup/preview')({
  staticData: {
    title: 'UA cup preview',
    area: 'ua-cup',
    versioning: true,
    group: 'world',
    menu: 50,
    opensLater: 'ua-cup',
  },
  component: OpensLater,
});
