import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament/lineups/$id')({
  staticData: { title: 'Tournament lineups', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
