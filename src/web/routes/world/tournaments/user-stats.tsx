import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/tournaments/user-stats')({
  staticData: { title: 'Tournament managers', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
