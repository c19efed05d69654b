import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coach/news/{-$id}')({
  staticData: { title: 'Coach news', area: 'coach', group: 'club', opensLater: 'coach' },
  component: OpensLater,
});
