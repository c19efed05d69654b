import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament/sponsorship/$id')({
  staticData: { title: 'Tournament sponsorship', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
