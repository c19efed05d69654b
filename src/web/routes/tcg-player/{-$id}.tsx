import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tcg-player/{-$id}')({
  staticData: { title: 'Trading card', area: 'public', guest: true, opensLater: 'public' },
  component: OpensLater,
});
