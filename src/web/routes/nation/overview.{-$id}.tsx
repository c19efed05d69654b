import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/overview/{-$id}')({
  staticData: { title: 'Nation', area: 'nation', versioning: true, group: 'world', menu: 20, opensLater: 'nation' },
  component: OpensLater,
});
