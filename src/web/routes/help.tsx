import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/help')({
  staticData: { title: 'Help', area: 'social', group: 'community', menu: 80, opensLater: 'social' },
  component: OpensLater,
});
