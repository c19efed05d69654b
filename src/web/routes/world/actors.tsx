import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/actors')({
  staticData: { title: 'People', area: 'world', versioning: true, group: 'world', menu: 100, opensLater: 'world' },
  component: OpensLater,
});
