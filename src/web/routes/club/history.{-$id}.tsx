import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/club/history/{-$id}')({
  staticData: { title: 'History', area: 'club', group: 'club', menu: 90, opensLater: 'club' },
  component: OpensLater,
});
