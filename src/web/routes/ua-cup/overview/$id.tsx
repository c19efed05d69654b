import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup/overview/$id')({
  staticData: { title: 'UA cup', area: 'ua-cup', versioning: true, group: 'world', opensLater: 'ua-cup' },
  component: OpensLater,
});
