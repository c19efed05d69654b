import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/coaching-staff/{-$id}')({
  staticData: { title: 'National coaching staff', area: 'nation', group: 'world', opensLater: 'nation' },
  component: OpensLater,
});
