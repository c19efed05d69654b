import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/stats/{-$id}')({
  staticData: { title: 'National statistics', area: 'nation', group: 'world', opensLater: 'nation' },
  component: OpensLater,
});
