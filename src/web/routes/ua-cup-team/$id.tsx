import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup-team/$id')({
  staticData: { title: 'UA cup team', area: 'ua-cup', group: 'world', opensLater: 'ua-cup' },
  component: OpensLater,
});
