import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/player/card/{-$id}')({
  staticData: { title: 'Player card', area: 'public', guest: true, opensLater: 'public' },
  component: OpensLater,
});
