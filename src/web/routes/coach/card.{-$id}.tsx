import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coach/card/{-$id}')({
  staticData: { title: 'Coach card', area: 'public', guest: true, opensLater: 'public' },
  component: OpensLater,
});
