import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup-team/roster/$id')({
  staticData: { title: 'UA cup team roster', area: 'ua-cup', group: 'world', opensLater: 'ua-cup' },
  component: OpensLater,
});
