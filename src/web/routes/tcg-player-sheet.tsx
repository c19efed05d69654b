import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tcg-player-sheet')({
  staticData: { title: 'Trading card sheet', area: 'public', guest: true, opensLater: 'public' },
  component: OpensLater,
});
