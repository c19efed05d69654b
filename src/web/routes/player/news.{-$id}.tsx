import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/player/news/{-$id}')({
  staticData: { title: 'Player news', area: 'player', group: 'club', opensLater: 'player' },
  component: OpensLater,
});
