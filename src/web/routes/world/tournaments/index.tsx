import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/tournaments/')({
  staticData: { title: 'Tournaments', area: 'tournament', group: 'world', menu: 60, opensLater: 'tournament' },
  component: OpensLater,
});
