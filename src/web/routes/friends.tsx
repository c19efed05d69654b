import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/friends')({
  staticData: {
    title: 'Friends',
    area: 'social',
    versioning: true,
    group: 'community',
    menu: 30,
    opensLater: 'social',
  },
  component: OpensLater,
});
