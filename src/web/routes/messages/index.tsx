import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/messages/')({
  staticData: { title: 'Messages', area: 'social', group: 'community', menu: 10, opensLater: 'social' },
  component: OpensLater,
});
