import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/club/tournament-schedule/{-$id}')({
  staticData: { title: 'Tournament schedule', area: 'club', group: 'club', opensLater: 'club' },
  component: OpensLater,
});
