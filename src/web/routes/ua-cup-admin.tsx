import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup-admin')({
  staticData: { title: 'UA cup administration', area: 'ua-cup', group: 'world', opensLater: 'ua-cup' },
  component: OpensLater,
});
