import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/nation/lineups/{-$id}')({
  staticData: { title: 'National lineups', area: 'nation', group: 'world', opensLater: 'nation' },
  component: OpensLater,
});
