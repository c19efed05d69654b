import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/schedule/{-$id}')({
  staticData: { title: 'National schedule', area: 'nation', group: 'world', opensLater: 'nation' },
  component: OpensLater,
});
