import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coach/game-logs/{-$id}')({
  staticData: { title: 'Coach game log', area: 'coach', group: 'club', opensLater: 'coach' },
  component: OpensLater,
});
