import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/tournament/stats/$id')({
  staticData: { title: 'Tournament statistics', area: 'tournament', group: 'world', opensLater: 'tournament' },
  component: OpensLater,
});
