import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/club/combined-schedule/{-$id}')({
  staticData: { title: 'Combined schedule', area: 'club', group: 'club', opensLater: 'club' },
  component: OpensLater,
});
