import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/club/news/{-$id}')({
  staticData: { title: 'News', area: 'club', group: 'club', menu: 80, opensLater: 'club' },
  component: OpensLater,
});
