import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament-team/roster/$id')({
  staticData: { title: 'Team roster', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
