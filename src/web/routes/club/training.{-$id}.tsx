import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/club/training/{-$id}')({
  staticData: { title: 'Training', area: 'club', group: 'club', menu: 60, opensLater: 'club' },
  component: OpensLater,
});
