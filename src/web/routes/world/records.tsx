import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/records')({
  staticData: { title: 'Records', area: 'world', group: 'world', menu: 80, opensLater: 'world' },
  component: OpensLater,
});
