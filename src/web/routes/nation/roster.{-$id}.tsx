import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/roster/{-$id}')({
  staticData: { title: 'National roster', area: 'nation', group: 'world', opensLater: 'nation' },
  component: OpensLater,
});
