import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coach/stats/{-$id}')({
  staticData: { title: 'Coach statistics', area: 'coach', group: 'club', opensLater: 'coach' },
  component: OpensLater,
});
