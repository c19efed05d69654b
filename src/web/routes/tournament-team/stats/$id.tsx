import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament-team/stats/$id')({
  staticData: { title: 'Team statistics', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
