import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament-team/schedule/$id')({
  staticData: { title: 'Team schedule', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
